use super::pictures::*;
use super::*;
use crate::discord::rest::SendError;

const HERE: ChannelId = ChannelId::new(1);
const TABLE: TableId = TableId::new(7);

fn channels() -> Channels {
    Channels::new(settings::Pictures::On)
}

#[tokio::test(start_paused = true)]
async fn a_press_says_whether_pictures_are_permitted() {
    let channels = channels();
    assert!(channels.may_attach(HERE, false).is_empty() && !channels.have_pictures(HERE));
    channels.misses_picture(HERE, TABLE);
    assert_eq!(channels.may_attach(HERE, true), BTreeSet::from([TABLE]));
    assert!(channels.have_pictures(HERE));
}

#[tokio::test(start_paused = true)]
async fn what_discord_has_said_is_believed_more_than_a_press() {
    let channels = channels();
    channels.lose_pictures(HERE, Why::Forbidden);
    channels.may_attach(HERE, true);
    assert!(!channels.have_pictures(HERE));
    tokio::time::advance(BELIEVED).await;
    channels.may_attach(HERE, true);
    assert!(channels.have_pictures(HERE));
    // No permission changes that a picture is too large.
    channels.lose_pictures(HERE, Why::NotTaken);
    tokio::time::advance(BELIEVED).await;
    channels.may_attach(HERE, true);
    assert!(!channels.have_pictures(HERE));
    tokio::time::advance(AGAIN).await;
    assert!(channels.have_pictures(HERE));
}

#[test]
fn what_is_refused_for_its_picture_goes_as_text_and_nothing_else_does() {
    let why = |status, code| Why::of(&SendError::Refused { status, code, message: String::new() });
    assert_eq!(why(403, MISSING_PERMISSIONS), Some(Why::Forbidden));
    for (status, code) in [(413, 0), (413, TOO_LARGE), (400, TOO_LARGE)] {
        assert_eq!(why(status, code), Some(Why::NotTaken), "{status} {code}");
    }
    for (status, code) in [(403, 50001), (404, 10008), (400, 50035)] {
        assert_eq!(why(status, code), None, "{status} {code}");
    }
}

#[test]
fn they_are_told_once_and_only_of_a_table_that_lacks_its_picture() {
    let channels = channels();
    channels.may_attach(HERE, false);
    assert_eq!(channels.to_tell(HERE), None);
    channels.misses_picture(HERE, TABLE);
    assert_eq!(channels.to_tell(HERE), Some("pictures-not-permitted"));
    assert_eq!(channels.to_tell(HERE), None);
}

#[test]
fn switched_off_there_are_none() {
    assert!(!Channels::new(settings::Pictures::Off).have_pictures(HERE));
}

#[tokio::test(start_paused = true)]
async fn a_press_that_says_that_nothing_is_missing_any_more_is_believed_once() {
    let (channels, edits) = (channels(), Bucket::Edits(HERE));
    let refuse = || channels.heard(&edits, StatusCode::FORBIDDEN, Instant::now());
    let may_edit_after = |presses: &[bool]| {
        for is_permitted in presses {
            channels.pressed(HERE, *is_permitted);
        }
        let until = channels.waits_until(&edits, Instant::now(), false);
        until.is_ok_and(|until| until <= Some(Instant::now()))
    };
    refuse();
    assert!(!may_edit_after(&[]) && may_edit_after(&[true]));
    refuse();
    assert!(!may_edit_after(&[true]) && may_edit_after(&[false, true]));
}
