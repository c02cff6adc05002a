//! The picture of a profile, and its alt text.

use super::figures::{LAST, ends_of, last_game, precision, short, values_of};
use crate::picture::{Caption, Course, Picture, ProfileCaptions, Scene, Stone};
use crate::scores::Profile;
use crate::view::Words;
use crate::view::alt::spoken_name;
use crate::{picture, scores};

/// The maximum number of points in the line chart.
const POINTS: usize = 120;

/// The picture and its alt text.
impl Words {
    pub(super) fn profile_picture(&self, profile: &Profile) -> Picture {
        let games = profile.games();
        let figures = games.figures();
        let streak = games.exact().longest;
        let stone = |number: String, caption: Caption| Stone { number, caption };
        let scene = picture::Profile {
            stones: [
                stone(
                    short(self, figures.games),
                    self.caption("picture-games", [("games", figures.games.into())]),
                ),
                stone(
                    short(self, figures.wins),
                    self.caption("picture-wins", [("wins", figures.wins.into())]),
                ),
                stone(self.percent(precision(&figures)), self.caption("picture-exact", [])),
                stone(short(self, streak.into()), self.caption("picture-streak", [])),
            ],
            course: self.course_of(games),
            last: games.last(LAST).iter().map(last_game).collect(),
            captions: ProfileCaptions {
                exact: self.caption("picture-exact", []),
                all: self.percent(100),
                place: self.caption("picture-place", []),
            },
        };
        let alt = self.alt_of(self.profile_alt(profile, &scene));
        Picture::new(Scene::Profile(Box::new(scene)), alt)
    }

    /// The ratings if there are any; otherwise the mean points per game.
    fn course_of(&self, games: &scores::Games) -> Course {
        let (values, is_rated) = values_of(games);
        let caption = self.caption(if is_rated { "picture-rating" } else { "picture-mean" }, []);
        Course { caption, values: sampled(&values) }
    }

    fn profile_alt(&self, profile: &Profile, scene: &picture::Profile) -> Vec<String> {
        let games = profile.games();
        let figures = games.figures();
        let title = [
            ("name", spoken_name(1, &profile.career.person.name, 32).into()),
            ("game", profile.game.word().into()),
            ("games", figures.games.into()),
            ("wins", figures.wins.into()),
            ("exact", precision(&figures).into()),
            ("streak", games.exact().longest.into()),
        ];
        let (course, is_rated) = values_of(games);
        let course_id = if is_rated { "alt-profile-rating" } else { "alt-profile-mean" };
        let game = |game: &picture::LastGame| {
            let values = [("place", game.place.into()), ("exact", game.exact.into())];
            self.with("alt-profile-game", values)
        };
        let last = self.listed(scene.last.iter().map(game));
        vec![
            self.with("alt-profile", title),
            self.with(course_id, ends_of(&course)),
            self.with("alt-profile-last", [("games", last.into())]),
        ]
    }
}

/// At most as many values as the chart has points, and at least two: the first, the last, and
/// evenly spaced ones between.
fn sampled(values: &[i32]) -> Vec<i32> {
    let last = values.len().saturating_sub(1);
    let points = last.clamp(1, POINTS - 1);
    let at = |point: usize| values.get(point * last / points).copied();
    (0..=points).filter_map(at).collect()
}
