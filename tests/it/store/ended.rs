//! A game that has just ended is shown as if it were read again.

use henge::rules::GameKind;
use henge::table::{Person, Player, PressId, Sitter, Table, UserId};

use crate::store::database::Database;
use crate::store::play::{Ada, tables};

#[tokio::test]
async fn whoever_is_in_for_the_next_game_is_named_however_this_one_ends() {
    for kind in [GameKind::Cards, GameKind::Dice] {
        for is_played in [true, false] {
            let database = Database::new();
            let tables = tables(&database).await;
            let ada = Ada::begin(&tables, kind).await;
            let table = ada.table;
            let eve = Person { id: UserId::new(5), name: "Eve".to_owned() };
            let sitter = Sitter { player: Player::Person(eve.clone()), press: PressId::new(1) };
            tables.store().add_next_player(table, sitter).await.unwrap();
            if is_played {
                ada.play(u32::MAX).await;
            } else {
                ada.end().await;
            }
            let rematch = |table: &Table| (table.is_over(), table.after.rematch.clone());
            let shown = tables.look(table, rematch).await.unwrap();
            assert_eq!(shown, (true, vec![eve]), "{kind:?}, played: {is_played}");
            let stored = tables.store().table(table).await.unwrap().unwrap();
            assert_eq!(shown, rematch(&stored), "{kind:?}, played: {is_played}");
            tables.close().await;
        }
    }
}
