//! A lobby begins by itself at the hour that its host has named, on a simulated clock: with who is
//! there, also after a restart; and if it cannot, it waits.

use std::time::Duration;

use henge::clock::now_ms;
use henge::rules::GameKind;
use henge::table::{Clock, Hour, Move, PressId, PublicStage, Refusal, Stage, Table, UserId};
use tokio::time::sleep;

use crate::clocks::{A_MOMENT, ADA, BEN, MINUTE, Room, driven};

const HOUR: Duration = Duration::from_hours(1);
/// A game of cards needs three.
const CY: u64 = 3;

impl Room {
    /// The host names the hour that is so far away.
    async fn name(&mut self, ahead: Duration) -> i64 {
        let at = now_ms() + ahead.as_millis() as i64;
        self.press(ADA, Some(Move::NameHour(Some(at)))).await.happened.unwrap();
        at
    }

    async fn is_lobby(&self) -> bool {
        self.look(|table| table.lobby().is_ok()).await
    }

    async fn hour(&self) -> Option<Hour> {
        self.look(|table| table.public_view().hour).await
    }

    async fn called(&self) -> Vec<u64> {
        self.look(|table| table.reminded().into_iter().map(UserId::get).collect()).await
    }
}

#[test]
fn a_lobby_begins_at_its_hour_with_who_is_there_and_calls_them_until_one_of_them_moves() {
    driven(async || {
        for (game, people) in [(GameKind::Cards, CY), (GameKind::Dice, BEN)] {
            for clock in [Clock::None, Clock::Live] {
                let mut room = Room::lobby(game, clock, people).await;
                room.name(HOUR).await;
                let named_by = PressId::new(room.presses);
                sleep(MINUTE * 59).await;
                assert!(room.is_lobby().await && room.called().await.is_empty());
                sleep(MINUTE + A_MOMENT).await;
                assert_eq!(room.look(Table::begun_by).await, Some(named_by), "{game} {clock}");
                assert_eq!(room.called().await.len(), people as usize);
                let others: Vec<u64> = (2..=people).collect();
                assert!(room.until_asked(ADA, &others).await);
                let answer = room.answer_of(ADA).await;
                room.press(ADA, answer).await.happened.unwrap();
                assert_eq!((room.called().await, room.hour().await), (Vec::new(), None));
            }
        }
    });
}

#[test]
fn an_hour_is_kept_over_a_restart_and_an_outage_does_not_move_it() {
    driven(async || {
        for in_order in [true, false] {
            for (away, begins) in
                [(MINUTE, true), (MINUTE * 58, true), (HOUR + MINUTE * 5, true), (HOUR * 5, false)]
            {
                let mut room = Room::lobby(GameKind::Cards, Clock::Live, CY).await;
                let at = room.name(HOUR).await;
                let room = room.restart(in_order, away).await;
                let left = at - now_ms();
                if left > 0 {
                    assert!(room.is_lobby().await, "{away:?}");
                    sleep(Duration::from_millis(left.cast_unsigned())).await;
                }
                sleep(A_MOMENT * 3).await;
                assert_eq!(room.is_lobby().await, !begins, "{away:?}");
                let missed = Some(Hour::Missed { at });
                assert_eq!(room.hour().await == missed, !begins, "{away:?}");
                // Another restart changes nothing about it.
                let room = room.restart(in_order, MINUTE).await;
                sleep(A_MOMENT * 3).await;
                assert_eq!(room.is_lobby().await, !begins, "{away:?}");
            }
        }
    });
}

#[test]
fn with_too_few_players_the_lobby_waits_and_another_hour_can_be_named() {
    driven(async || {
        let mut room = Room::lobby(GameKind::Cards, Clock::None, BEN).await;
        let at = room.name(HOUR).await;
        sleep(HOUR + A_MOMENT).await;
        assert_eq!(room.hour().await, Some(Hour::Missed { at }));
        let begin = room.press(ADA, Some(Move::Begin)).await;
        assert!(matches!(begin.happened, Err(Refusal::TooFew { .. })));
        room.name(HOUR).await;
        room.press(CY, Some(Move::Sit)).await.happened.unwrap();
        sleep(HOUR + A_MOMENT).await;
        assert!(!room.is_lobby().await);
    });
}

#[test]
fn only_the_host_names_an_hour_that_is_ahead_and_within_a_day() {
    driven(async || {
        let mut room = Room::lobby(GameKind::Cards, Clock::None, CY).await;
        let at = |hours: i64| Some(now_ms() + hours * 3_600_000);
        for (by, hour, refusal) in [
            (BEN, at(1), Refusal::NotTheHost),
            (9, at(1), Refusal::NotTheHost),
            (ADA, at(0), Refusal::WrongHour),
            (ADA, at(-1), Refusal::WrongHour),
            (ADA, at(26), Refusal::WrongHour),
            (ADA, Some(i64::MAX), Refusal::WrongHour),
            (ADA, Some(i64::MIN), Refusal::WrongHour),
        ] {
            let seen = room.press(by, Some(Move::NameHour(hour))).await;
            assert_eq!(seen.happened, Err(refusal), "{by} {hour:?}");
            assert_eq!(seen.public.hour, None);
        }
        // An hour is changed, and taken back.
        room.name(HOUR).await;
        room.name(HOUR * 2).await;
        sleep(HOUR + MINUTE).await;
        assert!(room.is_lobby().await);
        room.press(ADA, Some(Move::NameHour(None))).await.happened.unwrap();
        sleep(HOUR * 2).await;
        assert!(room.is_lobby().await && room.hour().await.is_none());
        // The host may begin before, and then no hour matters.
        room.name(HOUR).await;
        let begun = room.press(ADA, Some(Move::Begin)).await;
        assert!(matches!(begun.public.stage, PublicStage::Playing(_)));
        assert_eq!((begun.public.hour, room.called().await), (None, Vec::new()));
        let late = room.press(ADA, Some(Move::NameHour(at(1)))).await;
        assert_eq!(late.happened, Err(Refusal::Begun));
    });
}

#[test]
fn a_lobby_with_an_hour_stays_open_until_then_though_nobody_presses() {
    driven(async || {
        let mut room = Room::lobby(GameKind::Cards, Clock::None, BEN).await;
        room.name(HOUR * 20).await;
        let close = async |room: &Room| {
            let an_hour_ago = now_ms() - HOUR.as_millis() as i64;
            room.bot.tables.close_lobbies_left_since(an_hour_ago).await.unwrap();
        };
        sleep(HOUR * 19).await;
        close(&room).await;
        assert!(room.is_lobby().await);
        // The host leaves: the next person is the host of the same hour.
        room.press(ADA, Some(Move::StandUp)).await.happened.unwrap();
        sleep(HOUR + MINUTE).await;
        close(&room).await;
        assert!(room.is_lobby().await && room.hour().await.is_some_and(Hour::is_missed));
        sleep(HOUR).await;
        close(&room).await;
        assert!(room.look(|table| matches!(table.stage, Stage::Closed)).await);
    });
}
