//! Achievements and titles over the wire: told when a game earns them, chosen on a profile, and
//! shown beside the name.

use playground::{Channel, Message, Person};

use crate::disk::table;
use crate::games::play_to_the_end;
use crate::stage::{Stage, begin, is_lobby, message, press, result, sees, wait};
use crate::words::say;

/// Waits until the person's own message tells what comes next, and returns it.
async fn own_line(person: &Person, channel: &Channel) -> Message {
    let is_told = |seen: &Message| seen.is_ephemeral() && seen.content.contains("\n-# Next: **");
    let look = async || person.sees(channel).into_iter().find(is_told);
    wait(|| sees(person, channel), look).await
}

/// The page of achievements on somebody's own profile.
pub async fn achievements(person: &Person, channel: &Channel) -> Message {
    let profile = message(person.command(channel, "/wizard profile").await.unwrap());
    message(press(person, &profile, ".achievements.turn").await)
}

/// Waits until everybody's newest lobby shows this.
async fn lobby_shows(person: &Person, channel: &Channel, shown: impl Fn(&str) -> bool) {
    let look = async || {
        let lobby = person.sees(channel).into_iter().rfind(is_lobby)?;
        shown(&lobby.text()).then_some(())
    };
    wait(|| sees(person, channel), look).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_win_is_told_to_all_and_becomes_the_winners_title() {
    let mut stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    begin(&people, &wizards, "game:dice").await;
    play_to_the_end(&people, &wizards).await;

    // Between two people, whoever wins earns the first achievement.
    let result = wait(|| sees(&people[0], &wizards), async || result(&people[0], &wizards)).await;
    let (stored, _) = table(&stage, 1).await;
    let achieved = stored.after.achieved.unwrap();
    let line = result.text().lines().filter(|line| line.contains("🏅")).count();
    assert_eq!(line, 1, "{}", result.text());
    assert!(result.text().contains("**Keystone**"), "{}", result.text());
    for person in &people {
        let own = own_line(person, &wizards).await;
        let of_person = achieved.iter().find(|one| one.person.get() == person.id.0).unwrap();
        for earned in ["first-win", "no-exact", "below-zero", "all-exact"] {
            let name = format!("🏅 **{}**", say(&format!("achievement-{earned}")));
            let is_earned = of_person.earned.contains(&earned);
            assert_eq!(own.content.contains(&name), is_earned, "{earned}: {}", own.content);
        }
    }
    let is_winner = |person: &&Person| {
        let of_person = achieved.iter().find(|one| one.person.get() == person.id.0).unwrap();
        of_person.earned.contains(&"first-win")
    };
    let winner = people.iter().find(is_winner).unwrap();
    let other = people.iter().find(|person| person.id != winner.id).unwrap();

    // The winner chooses it as a title.
    let page = achievements(winner, &wizards).await;
    assert!(page.text().contains("🏅 **Keystone** · Win a game."), "{}", page.text());
    assert!(page.text().contains("**Two crafts** · 1 of 2 · "), "{}", page.text());
    let [select] = &page.selects[..] else { panic!("{} selects", page.selects.len()) };
    let chosen = winner.pick_id(&page, &select.custom_id, "first-win").await.unwrap();
    let title = message(chosen).embeds[0]["title"].as_str().unwrap().to_owned();
    assert!(title.contains("· Keystone ·"), "{title}");

    // Nobody chooses for somebody else, or what they have not earned.
    let forged = say("refusal-forged");
    let theirs = achievements(other, &wizards).await;
    let own = select.custom_id.replace(&winner.id.to_string(), &other.id.to_string());
    for (by, on, id, value) in [
        (other, &theirs, select.custom_id.as_str(), "none"),
        (other, &theirs, own.as_str(), "hundred-games"),
        (winner, &page, select.custom_id.as_str(), "hundred-games"),
        (winner, &page, select.custom_id.as_str(), "archmage"),
    ] {
        let told = message(by.forge_pick(on.id, id, &[value]).await);
        assert_eq!((told.text(), told.is_ephemeral()), (forged.clone(), true), "{id} {value}");
    }
    let told = message(by_button(winner, &page, &select.custom_id).await);
    assert_eq!(told.text(), forged);

    // Everybody sees it at the table and on the leaderboard, after a restart as well.
    stage.restart_bot().await;
    message(other.command(&wizards, "/wizard play").await.unwrap());
    let lobby = other.sees(&wizards).into_iter().rfind(is_lobby).unwrap();
    press(winner, &lobby, ".sit").await;
    let titled = format!("**{}** · *Keystone*", winner.name);
    lobby_shows(other, &wizards, |text| text.contains(&titled)).await;
    let board = message(other.command(&wizards, "/wizard leaderboard game:dice").await.unwrap());
    assert!(board.text().contains(&titled), "{}", board.text());

    // Without a title, the lobby is as before.
    let page = achievements(winner, &wizards).await;
    winner.pick_id(&page, &page.selects[0].custom_id, "none").await.unwrap();
    lobby_shows(other, &wizards, |text| !text.contains("Keystone")).await;
    stage.check_the_wire();
}

/// Presses a button with the id of a select.
async fn by_button(person: &Person, on: &Message, id: &str) -> playground::Answer {
    person.forge_press(on.id, id).await
}
