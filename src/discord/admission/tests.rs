use super::*;

const ADA: UserId = UserId::new(1);
const BEN: UserId = UserId::new(2);

fn admission(a_second: u32) -> Admission {
    let a_second = NonZeroU32::new(a_second).unwrap();
    Admission::new(Presses { a_second, ..Presses::default() })
}

/// A press that was made `ago` milliseconds ago.
fn press(ago: i64) -> InteractionId {
    let pressed = clock::now_ms() - ago - DISCORD_EPOCH.cast_signed();
    InteractionId::new(pressed.cast_unsigned() << 22)
}

#[test]
fn who_presses_too_fast_is_told_once_and_stops_nobody_else() {
    let admission = admission(1);
    let (mut welcome, mut told, mut silent) = (0, 0, 0);
    for _ in 0..100 {
        match admission.admit(press(0), ADA, When::Now) {
            Admitted::Welcome => welcome += 1,
            Admitted::TooFast if admission.is_to_be_told(ADA) => told += 1,
            Admitted::TooFast => silent += 1,
            Admitted::TooLate => panic!(),
        }
    }
    assert!(welcome >= 4 && told == 1 && silent > 80, "{welcome}, {told}, {silent}");
    assert_eq!(admission.admit(press(0), BEN, When::Now), Admitted::Welcome);
}

#[tokio::test(start_paused = true)]
async fn who_never_pauses_is_not_heard_until_they_do() {
    let admission = admission(5);
    let mut welcome = 0;
    for _ in 0..1000 {
        welcome += usize::from(admission.admit(press(0), ADA, When::Now) == Admitted::Welcome);
        tokio::time::advance(Duration::from_millis(10)).await;
    }
    // Twenty in advance, and one every 200 ms until twenty have been refused.
    assert!((20..=22).contains(&welcome), "{welcome} in ten seconds");
    assert_eq!(admission.admit(press(0), BEN, When::Now), Admitted::Welcome);
    tokio::time::advance(PAUSE).await;
    assert_eq!(admission.admit(press(0), ADA, When::Now), Admitted::Welcome);
}

#[tokio::test(start_paused = true)]
async fn who_is_a_little_too_fast_is_heard_as_often_as_is_allowed() {
    let admission = admission(5);
    let mut welcome = 0;
    for _ in 0..100 {
        welcome += usize::from(admission.admit(press(0), ADA, When::Now) == Admitted::Welcome);
        tokio::time::advance(Duration::from_millis(150)).await;
    }
    assert!((94..=96).contains(&welcome), "{welcome} of 100");
}

#[test]
fn what_discord_has_given_up_is_dropped_whatever_the_clocks_say() {
    for skew in [0, 20_000, -20_000] {
        let admission = admission(100);
        assert_eq!(admission.admit(press(skew), ADA, When::Now), Admitted::Welcome);
        assert_eq!(admission.admit(press(skew + 2000), ADA, When::Now), Admitted::Welcome);
        assert_eq!(admission.admit(press(skew + 5000), ADA, When::Now), Admitted::TooLate);
    }
}

#[test]
fn what_was_missed_is_answered_while_enough_is_left_of_three_seconds() {
    for skew in [0, 20_000, -20_000] {
        let admission = admission(100);
        admission.trust(Some(skew));
        let admit = |ago| admission.admit(press(skew + ago), ADA, When::Missed);
        assert_eq!(admit(60_000), Admitted::TooLate);
        assert_eq!(admit(2000), Admitted::Welcome);
        assert_eq!(admit(2900), Admitted::TooLate);
    }
}

#[test]
fn what_was_missed_says_nothing_of_the_way_here() {
    let admission = admission(100);
    assert_eq!(admission.admit(press(60_000), ADA, When::Missed), Admitted::TooLate);
    assert_eq!(admission.quickest(), None);
    // A current press makes the clocks comparable; missed presses are then judged by it.
    assert_eq!(admission.admit(press(-5000), ADA, When::Now), Admitted::Welcome);
    assert_eq!(admission.admit(press(0), ADA, When::Missed), Admitted::TooLate);
}

#[test]
fn a_clock_that_was_set_is_believed_after_a_while() {
    let start = Instant::now();
    let mut clock_offset = ClockOffset::new(start);
    clock_offset.longer_than_the_quickest(50, start);
    let set = start + WINDOW * 2;
    assert!(clock_offset.longer_than_the_quickest(60_000, set) > Duration::from_secs(3));
    let later = set + WINDOW;
    assert_eq!(clock_offset.longer_than_the_quickest(60_050, later), Duration::from_millis(50));
}
