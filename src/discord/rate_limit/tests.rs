use super::WaitedFor::ByPeople;
use super::headers::Scope;
use super::limits::*;
use super::*;
use crate::discord::backoff::Backoff;

const HERE: Bucket = Bucket::Edits(ChannelId::new(1));
const THERE: Bucket = Bucket::Edits(ChannelId::new(2));
const LIMITED: StatusCode = StatusCode::TOO_MANY_REQUESTS;

fn limit(scope: Scope) -> Limit {
    Limit { left: None, retry_after: None, scope }
}

const fn asked(seconds: u64, global: bool) -> Asked {
    Asked { wait: Duration::from_secs(seconds), global }
}

#[test]
fn a_bucket_that_is_empty_waits_alone() {
    let (mut known, now) = (Limits::default(), Instant::now());
    let left = Some((1, Duration::from_secs(5)));
    known.hear(&HERE, StatusCode::OK, &Limit { left, ..limit(Scope::User) }, None, now);
    assert_eq!(known.wait(&HERE, now), Ok(None));
    known.take(&HERE);
    assert_eq!(known.wait(&HERE, now), Ok(Some(Duration::from_secs(5))));
    assert_eq!(known.wait(&THERE, now), Ok(None));
    assert_eq!(known.wait(&HERE, now + Duration::from_secs(5)), Ok(None));
}

#[test]
fn what_is_said_to_all_closes_for_all() {
    let now = Instant::now();
    for (scope, asked) in [
        (Scope::User, Some(asked(3, true))),
        (Scope::Global, Some(asked(3, false))),
        (Scope::User, None),
    ] {
        let mut known = Limits::default();
        known.hear(&HERE, LIMITED, &limit(scope), asked, now);
        assert!(known.wait(&THERE, now).unwrap() >= Some(Duration::from_secs(3)));
    }
    let mut known = Limits::default();
    known.hear(&HERE, LIMITED, &limit(Scope::User), Some(asked(3, false)), now);
    assert_eq!(known.wait(&THERE, now), Ok(None));
}

#[test]
fn a_channel_that_refuses_is_left_alone_for_a_while() {
    let (mut known, now) = (Limits::default(), Instant::now());
    known.hear(&HERE, StatusCode::FORBIDDEN, &limit(Scope::User), None, now);
    let later = now + Backoff::REFUSAL.first;
    assert_eq!(known.wait(&HERE, now), Err(Closed::Refusing));
    assert_eq!(known.wait(&HERE, later), Ok(None));
    assert_eq!(known.wait(&THERE, now), Ok(None));
    known.channels.pressed(ChannelId::new(1), false);
    assert_eq!(known.wait(&HERE, now), Ok(Some(Backoff::REFUSAL.first)));
    known.hear(&HERE, StatusCode::OK, &limit(Scope::User), None, later);
    assert_eq!(known.wait(&HERE, now), Ok(None));
}

#[test]
fn a_channel_that_refuses_a_file_takes_text() {
    let limiter = RequestLimiter::new(Arc::default(), None);
    let refuse = |carries| {
        limiter.heard((&HERE, carries), StatusCode::FORBIDDEN, &HeaderMap::new(), None);
        limiter.known().wait(&HERE, Instant::now())
    };
    assert_eq!(refuse(Carries::File), Ok(None));
    assert_eq!(limiter.known().invalid.len(), 1, "it counts nevertheless");
    assert_eq!(refuse(Carries::Text), Err(Closed::Refusing));
}

#[test]
fn where_much_is_refused_nothing_is_tried_that_nobody_asks_for() {
    let (mut known, now) = (Limits::default(), Instant::now());
    for channel in 1..=FEW_INVALID as u64 {
        let bucket = Bucket::Edits(ChannelId::new(channel));
        known.hear(&bucket, StatusCode::FORBIDDEN, &limit(Scope::User), None, now);
    }
    assert_eq!(known.wait(&HERE, now + Backoff::REFUSAL.first), Err(Closed::Refusing));
    assert_eq!(known.wait(&HERE, now + INVALID_FOR), Ok(None));
}

#[test]
fn there_are_never_a_hundred_invalid_answers_in_ten_minutes() {
    let (mut known, start) = (Limits::default(), Instant::now());
    let mut answered = Vec::new();
    for second in 0..3600 {
        let now = start + Duration::from_secs(second);
        if known.wait(&Bucket::Other, now) == Ok(None) {
            known.hear(&Bucket::Other, StatusCode::UNAUTHORIZED, &limit(Scope::User), None, now);
            answered.push(now);
        }
    }
    for from in &answered {
        let until = *from + INVALID_FOR;
        let count = answered.iter().filter(|at| (*from..until).contains(*at)).count();
        assert!(count < 100, "{count} in ten minutes");
    }
}

#[tokio::test]
async fn a_bucket_that_was_emptied_by_another_keeps_nobody_else_waiting() {
    const A_DAY: Duration = Duration::from_hours(24);
    let limiter = RequestLimiter::new(Arc::default(), None);
    limiter.known().left.insert(HERE, (1, Instant::now() + A_DAY / 2));
    let turn = limiter.turn.lock().await;
    let two = async {
        tokio::join!(limiter.pass(&HERE, ByPeople, A_DAY), limiter.pass(&HERE, ByPeople, A_DAY))
    };
    let third =
        async { tokio::join!(limiter.pass(&THERE, ByPeople, A_DAY), async { drop(turn) }).0 };
    tokio::select! {
        biased;
        _ = two => panic!("one of them is too much for its bucket"),
        passed = third => assert!(passed.is_ok()),
    }
}

#[test]
fn faults_in_a_row_make_all_wait_longer() {
    let (mut known, now) = (Limits::default(), Instant::now());
    let broken = StatusCode::BAD_GATEWAY;
    let mut waits = Vec::new();
    for _ in 0..12 {
        known.hear(&HERE, broken, &limit(Scope::User), None, now);
        waits.extend(known.wait(&THERE, now).unwrap());
    }
    assert!(waits.is_sorted() && waits.last() == Some(&Backoff::FAULT.longest), "{waits:?}");
}

#[tokio::test(start_paused = true)]
async fn processes_that_share_a_token_share_its_requests() {
    const TIME: Duration = Duration::from_secs(10);
    for (ranges, most) in
        [(&["0-3/16", "4-7/16", "8-11/16", "12-15/16"][..], 450), (&["0/3", "1-2/3"], 450)]
    {
        let sent = ranges.iter().map(async |range| {
            let limiter = RequestLimiter::new(Arc::default(), range.parse().ok());
            let end = Instant::now() + TIME;
            let mut sent = 0;
            while Instant::now() < end {
                drop(limiter.pass(&Bucket::Other, ByPeople, TIME).await.unwrap());
                sent += 1;
            }
            sent
        });
        let sent: u32 = futures_util::future::join_all(sent).await.iter().sum();
        assert!((300..most).contains(&sent), "{sent}");
    }
    let least = quota("7/16384".parse().ok());
    assert_eq!((least.replenish_interval(), least.burst_size().get()), (Duration::from_secs(1), 1));
}
