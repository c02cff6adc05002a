//! Requests that fail on demand.

use std::time::{Duration, Instant};

use playground::{Fault, Kind};
use serde_json::{Value, json};

use crate::support::{Rest, playground};

const SOON: Duration = Duration::from_millis(150);

fn hello() -> Value {
    json!({ "content": "hello" })
}

#[tokio::test]
async fn a_rate_limit_has_headers_and_a_body() {
    let playground = playground().await;
    let rest = Rest::new(&playground);
    let path = format!("/channels/{}/messages", playground.channels()[0].id);
    playground.faults().next(Kind::ChannelPost, 1, Fault::RateLimited(Duration::from_millis(1500)));
    let limited = rest.send("POST", &path, Some(hello())).await.unwrap();
    assert_eq!(limited.status(), 429);
    let header = |name: &str| limited.headers()[name].to_str().unwrap().to_owned();
    assert_eq!((header("retry-after"), header("x-ratelimit-remaining")), ("2".into(), "0".into()));
    assert_eq!(header("x-ratelimit-reset-after"), "1.500");
    let body: Value = serde_json::from_str(&limited.text().await.unwrap()).unwrap();
    assert_eq!((&body["retry_after"], &body["global"]), (&json!(1.5), &json!(false)));
    assert_eq!(rest.call("POST", &path, Some(hello())).await.0, 200);
    assert_eq!(playground.journal().requests().len(), 2);
}

#[tokio::test]
async fn a_broken_server_does_nothing() {
    let playground = playground().await;
    let (rest, channel) = (Rest::new(&playground), playground.channels()[0].id);
    playground.faults().next(Kind::Any, 1, Fault::ServerError(503));
    let path = format!("/channels/{channel}/messages");
    assert_eq!(rest.call("POST", &path, Some(hello())).await.0, 503);
    assert!(playground.people()[0].sees(channel).is_empty());
}

#[tokio::test]
async fn a_reset_comes_before_or_after_the_deed() {
    let playground = playground().await;
    let (rest, channel) = (Rest::new(&playground), playground.channels()[0].id);
    let path = format!("/channels/{channel}/messages");
    for (fault, messages) in [(Fault::Reset, 0), (Fault::ResetAfter, 1)] {
        playground.faults().next(Kind::ChannelPost, 1, fault);
        assert!(rest.send("POST", &path, Some(hello())).await.is_err());
        assert_eq!(playground.people()[0].sees(channel).len(), messages, "{fault:?}");
        assert_eq!(playground.journal().requests().pop().unwrap().status, None);
    }
}

#[tokio::test]
async fn an_answer_comes_late_or_never() {
    let playground = playground().await;
    let (rest, channel) = (Rest::new(&playground), playground.channels()[0].id);
    let path = format!("/channels/{channel}/messages");
    for fault in [Fault::Delay(SOON), Fault::SlowAnswer(SOON)] {
        playground.faults().next(Kind::ChannelPost, 1, fault);
        let begun = Instant::now();
        assert_eq!(rest.call("POST", &path, Some(hello())).await.0, 200);
        assert!(begun.elapsed() >= SOON, "{fault:?}");
    }
    playground.faults().next(Kind::ChannelPost, 1, Fault::Silence);
    let silence = tokio::time::timeout(SOON, rest.send("POST", &path, Some(hello()))).await;
    assert!(silence.is_err());
    assert_eq!(playground.people()[0].sees(channel).len(), 2);
}

#[tokio::test]
async fn what_somebody_sees_stands_in_the_journal_already() {
    let playground = playground().await;
    let (rest, channel) = (Rest::new(&playground), playground.channels()[0].id);
    playground.faults().next(Kind::ChannelPost, 1, Fault::SlowAnswer(SOON));
    let path = format!("/channels/{channel}/messages");
    let look = async {
        while playground.people()[0].sees(channel).is_empty() {
            tokio::task::yield_now().await;
        }
        let requests = playground.journal().take().requests;
        assert!(requests.is_empty(), "it is still being answered: {requests:?}");
        playground.journal().requests()
    };
    let (posted, journal) = tokio::join!(rest.call("POST", &path, Some(hello())), look);
    assert_eq!((posted.0, journal.len(), journal[0].status), (200, 1, None));
    let journal = playground.journal().take().requests;
    assert_eq!((journal.len(), journal[0].status), (1, Some(200)));
    assert!(playground.journal().requests().is_empty());
}

#[tokio::test]
async fn who_hangs_up_does_not_undo_what_they_asked_for() {
    let playground = playground().await;
    let (rest, channel) = (Rest::new(&playground), playground.channels()[0].id);
    let path = format!("/channels/{channel}/messages");
    playground.faults().next(Kind::ChannelPost, 1, Fault::Delay(SOON));
    let patience = SOON / 3;
    assert!(tokio::time::timeout(patience, rest.send("POST", &path, Some(hello()))).await.is_err());
    let ada = playground.person("Ada").unwrap();
    assert!(ada.sees(channel).is_empty());
    ada.wait_for(channel, |message| message.content == "hello").await.unwrap();
}
