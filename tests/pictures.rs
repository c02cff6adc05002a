//! Pictures of tables in whole games. `HENGE_PICTURES` names a folder to which some are written.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use henge::computer::{Level, Plays};
use henge::picture::{CardCaptions, CardTable, Picture, Scene};
use henge::rules::cards::{CardGame, Options};
use henge::rules::chance::Proof;
use henge::rules::{PerSeat, Rules, SeatCount};

const NAMES: [&str; 6] = ["Ada", "Ben", "Jürgen der Große", "Łukasz", "Ада", "山田"];
/// No picture is larger, in bytes.
const LARGEST: usize = 24_000;

fn play<G: Plays>(seats: SeatCount, options: G::Options, luck: u64, mut look: impl FnMut(&G)) {
    let presses = vec![0; seats.get()];
    let proof = Proof { table: luck, secret: [7; 32], presses, begin: 0, cuts: Vec::new() };
    let chance = proof.chance();
    let mut draws = chance.set_up();
    draws.order_of_play(seats);
    let beginning = G::draw(options, PerSeat::none(seats), &mut draws);
    let mut game = G::new(&beginning.unwrap_or_else(|why| panic!("{why}")));
    let mut whims = chance.stream(1 << 40);
    game.go_on(&chance);
    loop {
        look(&game);
        let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) else { return };
        let action = G::choose(Level::Apprentice, &game.seat_view(seat), &mut whims).unwrap();
        let answer = game.answer(seat, &action).unwrap_or_else(|why| panic!("{why:?}"));
        game.carry_out(answer, &chance);
    }
}

#[test]
fn a_table_at_cards_is_drawn_small_enough() {
    let folder = std::env::var("HENGE_PICTURES").ok();
    for seats in 3..=6_usize {
        let seats = SeatCount::try_from(seats).unwrap();
        let mut shown = 0;
        play::<CardGame>(seats, Options::default(), 7, |game| {
            let view = game.table_view();
            let captions = CardCaptions {
                round: format!("Round {}", view.round),
                trump: "trump".to_owned(),
                said: "said".to_owned(),
                won: "won".to_owned(),
                total: "total".to_owned(),
            };
            if shown % 5 == 0 || folder.is_none() && shown < 200 {
                let names = NAMES[..seats.get()].iter().map(ToString::to_string).collect();
                let scene = Scene::Cards(Box::new(CardTable { view, names, captions }));
                let file = Picture::new(scene, String::new()).png().unwrap();
                assert!(file.len() <= LARGEST, "{} bytes", file.len());
                if let Some(folder) = &folder {
                    std::fs::write(format!("{folder}/{}-{shown:03}.png", seats.get()), file)
                        .unwrap();
                }
            }
            shown += 1;
        });
    }
}
