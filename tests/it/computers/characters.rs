//! The characters of computer players.

use henge::computer::{self, Character, Level, Persona};
use henge::rules::cards::{self, CardGame};
use henge::rules::dice::{self, DiceGame};
use henge::rules::{Action, Chance, PerSeat, Rules, SeatCount, SeatView};
use henge::view::Words;
use strum::VariantArray as _;

use crate::computers::whole;

/// The strengths of which each makes its decisions in its own way.
const STRENGTHS: [Level; 4] = [Level::BEGINNER, Level::ADEPT, Level::MASTER, Level::ARCHMAGE];

fn personas() -> impl Iterator<Item = Persona> + Clone {
    STRENGTHS.into_iter().flat_map(|level| {
        Character::VARIANTS
            .iter()
            .map(move |character| Persona { level, character: Some(*character) })
    })
}

#[test]
fn every_character_plays_whole_card_games_of_every_option_at_any_strength() {
    let fast = personas().filter(|persona| persona.level != Level::ARCHMAGE).cycle();
    for ((number, (seats, options)), persona) in whole::every_table().enumerate().zip(fast) {
        whole::play(options, seats, persona, number as u8, |_, _, _| {});
    }
}

#[test]
fn every_character_plays_whole_dice_games_at_any_strength() {
    for (number, persona) in personas().enumerate() {
        let options = dice::Options { magic_cards: number % 2 == 0, ..dice::Options::default() };
        let seats = SeatCount::try_from(3 + number % 3).unwrap();
        played::<DiceGame>(options, seats, &vec![persona; seats.get()], number as u8);
    }
}

/// What players see, and what they choose then, in order.
type Decisions<G> = Vec<(<G as Rules>::SeatView, <G as Rules>::Action)>;

/// Plays a whole game. Returns it with its decisions.
fn played<G: computer::Plays>(
    options: G::Options,
    seats: SeatCount,
    players: &[Persona],
    number: u8,
) -> (G, Decisions<G>)
where
    G::Beginning: Clone,
{
    let chance = Chance::new([number; 32]);
    let thoughts = Chance::new([!number; 32]);
    let mut luck: Vec<_> = (0..seats.get() as u64).map(|seat| thoughts.stream(seat)).collect();
    let drawn = G::draw(options, &[], PerSeat::none(seats), &mut chance.set_up());
    let Ok(beginning) = drawn else { panic!("these options can be played") };
    let mut game = G::new(&beginning);
    game.go_on(&chance);
    let mut decisions = Vec::new();
    while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
        let view = game.seat_view(seat);
        let action = G::choose(players[seat.index()], &view, &mut luck[seat.index()]).unwrap();
        let Ok(answer) = game.answer(seat, &action) else { panic!("the rules allow {action:?}") };
        decisions.push((view, action));
        game.carry_out(answer, &chance);
    }
    assert!(game.result().is_some());
    (game, decisions)
}

/// The number of tricks, or of dice, that a player of this character predicts with this view.
fn predicted(view: &SeatView, level: Level, character: Option<Character>) -> Option<u8> {
    let mut luck = Chance::new([3; 32]).set_up();
    match computer::choose(Persona { level, character }, view, &mut luck)? {
        Action::Cards(cards::Action::Predict(tricks)) => Some(tricks),
        Action::Dice(dice::Action::Predict(of)) => Some(of.number.get()),
        _ => None,
    }
}

/// Checks over whole games that, with the same view and luck, bold players never predict less than
/// others, careful ones never more, and that either differs from them at one prediction in twenty or
/// more.
fn check_predictions<G: computer::Plays<SeatView: Into<SeatView>>>(options: G::Options, games: u8)
where
    G::Beginning: Clone,
{
    let seats = SeatCount::try_from(4_usize).unwrap();
    let plain = [Level::MASTER.into(); 4];
    let decisions = (0..games).flat_map(|number| played::<G>(options, seats, &plain, number).1);
    let (mut bolder, mut more_careful, mut all) = (0, 0, 0);
    for ((view, _), level) in decisions.zip([Level::APPRENTICE, Level::MASTER].into_iter().cycle())
    {
        let view = view.into();
        let says = |character| predicted(&view, level, character);
        let Some(plain) = says(None) else { continue };
        let bold = says(Some(Character::Bold)).unwrap();
        let careful = says(Some(Character::Careful)).unwrap();
        assert!(careful <= plain && plain <= bold, "{careful}, {plain}, {bold}");
        all += 1;
        bolder += u32::from(bold > plain);
        more_careful += u32::from(careful < plain);
    }
    assert!(bolder * 20 > all && more_careful * 20 > all, "{bolder}, {more_careful} of {all}");
}

#[test]
fn at_cards_the_bold_predict_more_and_the_careful_less() {
    check_predictions::<CardGame>(cards::Options::default(), 6);
}

#[test]
fn at_dice_the_bold_predict_more_and_the_careful_less() {
    check_predictions::<DiceGame>(dice::Options::default(), 20);
}

#[test]
fn every_level_and_character_has_its_words() {
    let words = Words::english();
    let levels = Level::NAMED.map(Level::name);
    let kinds = ["level", "pick-level", "about-level"];
    let of_levels = levels.iter().flat_map(|name| kinds.map(|kind| format!("{kind}-{name}")));
    let of_characters = Character::VARIANTS.iter().map(|one| format!("character-{}", one.word()));
    for id in of_levels.chain(of_characters) {
        assert!(words.has(&id), "{id}");
    }
}

/// The mean of the last seat's figure over games in which it is of this character, minus its mean
/// over the same deals without one.
fn difference(character: Character, figure: impl Fn(&henge::rules::GameResult) -> f64) -> f64 {
    let seats = SeatCount::try_from(4_usize).unwrap();
    let of_game = |number: u8, character| {
        let mut players = vec![Persona::from(Level::MASTER); 4];
        players[3].character = character;
        let (game, _) = played::<CardGame>(cards::Options::default(), seats, &players, number);
        figure(&game.result().unwrap())
    };
    let games = 150;
    let differences =
        (0..games).map(|number| of_game(number, Some(character)) - of_game(number, None));
    differences.sum::<f64>() / f64::from(games)
}

#[test]
fn a_spoiler_leaves_the_others_fewer_points() {
    let others = difference(Character::Spoiler, |result| {
        let all = result.totals.values();
        let others = all.iter().take(3).map(|points| f64::from(*points));
        others.sum::<f64>() / 3.0
    });
    assert!(others < 0.0, "{others}");
}

#[test]
fn a_collector_makes_more_predictions_come_true() {
    let exact = difference(Character::Collector, |result| f64::from(result.exact.values()[3]));
    assert!(exact > 0.0, "{exact}");
}
