//! The program reports why Discord cannot be reached; the tests use the real program over real
//! sockets.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

#[allow(dead_code, reason = "other tests run programs that do not end by themselves")]
#[path = "shared/program.rs"]
mod program;

use std::io::Write as _;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use program::{TOKEN, check_refused, run};
use rcgen::{CertificateParams, KeyPair, date_time_ymd};
use rustls::pki_types::PrivatePkcs8KeyDer;
use rustls::{ServerConfig, ServerConnection, Stream};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tempfile::TempDir;

/// Checks that the bot does not start because Discord cannot be reached, with this reason.
#[track_caller]
fn check_unreachable(environment: &[(&str, &str)], words: &[&str]) {
    let folder = TempDir::new().unwrap();
    let environment = [&[("DISCORD_TOKEN", TOKEN)], environment].concat();
    let words = [&["Discord cannot be reached: "], words].concat();
    check_refused(&run(folder.path(), &["run"], &environment), 1, &words);
}

/// Checks the same with this address in place of Discord's.
#[track_caller]
fn check_address(base: &str, words: &[&str]) {
    check_unreachable(&[("DISCORD_API_BASE", base)], &[words, &[base]].concat());
}

/// A port on which nobody listens.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Starts a server that presents this certificate to everybody. Returns its address.
fn showing(params: &CertificateParams) -> String {
    let key = KeyPair::generate().unwrap();
    let certificate = params.self_signed(&key).unwrap();
    let key = PrivatePkcs8KeyDer::from(key.serialize_der()).into();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config =
        ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.unwrap().with_no_client_auth();
    let config = Arc::new(config.with_single_cert(vec![certificate.der().clone()], key).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for mut socket in listener.incoming().flatten() {
            let mut connection = ServerConnection::new(config.clone()).unwrap();
            // The client hangs up as soon as it sees the certificate.
            let _ = Stream::new(&mut connection, &mut socket).flush();
            while connection.is_handshaking() && connection.complete_io(&mut socket).is_ok() {}
        }
    });
    format!("https://{address}")
}

/// A certificate that is valid in these years.
fn of_years(from: i32, to: i32) -> CertificateParams {
    let mut params = CertificateParams::new(["127.0.0.1".to_owned()]).unwrap();
    (params.not_before, params.not_after) = (date_time_ymd(from, 1, 1), date_time_ymd(to, 1, 1));
    params
}

#[test]
fn a_name_that_is_not_found_is_said() {
    check_address("https://discord.invalid", &["its name is not found", "name server"]);
}

#[test]
fn a_port_at_which_nobody_listens_is_said() {
    let base = format!("https://127.0.0.1:{}", free_port());
    check_address(&base, &["the connection is refused"]);
}

/// SQLite waits for a second here, as it does on a busy disk.
#[tokio::test]
async fn a_disk_that_is_slow_adds_nothing_to_what_is_said() {
    let folder = TempDir::new().unwrap();
    let file = SqliteConnectOptions::new().filename(folder.path().join("henge.db"));
    let mut other = file.create_if_missing(true).connect().await.unwrap();
    sqlx::query("begin exclusive").execute(&mut other).await.unwrap();
    let base = format!("https://127.0.0.1:{}", free_port());
    let environment = [("DISCORD_API_BASE", &*base), ("DISCORD_TOKEN", TOKEN)];
    let program = program::henge(folder.path(), &["run"], &environment).spawn().unwrap();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    other.close().await.unwrap();
    check_refused(&program::ended(program), 1, &["Discord cannot be reached: "]);
}

#[test]
fn a_certificate_that_nobody_vouches_for_is_said() {
    check_address(
        &showing(&of_years(2020, 2900)),
        &["certificate is not to be trusted", "filter or a proxy"],
    );
}

#[test]
fn a_certificate_of_another_time_asks_for_the_clock() {
    for (from, to) in [(2000, 2001), (2800, 2900)] {
        let words = ["certificate is not valid at this time", "check the clock"];
        check_address(&showing(&of_years(from, to)), &words);
    }
}

#[test]
fn a_connection_that_breaks_is_said() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || listener.incoming().flatten().for_each(drop));
    check_address(&base, &["the connection broke"]);
}

#[test]
fn a_proxy_that_is_set_is_said_to_be_unused_and_its_password_is_not_said() {
    let base = format!("https://127.0.0.1:{}", free_port());
    let environment = [
        ("DISCORD_API_BASE", &*base),
        ("HTTPS_PROXY", "http://somebody:p4ssw0rd@127.0.0.1:9"),
        ("DISCORD_TOKEN", TOKEN),
    ];
    let folder = TempDir::new().unwrap();
    let said = program::said(&run(folder.path(), &["run"], &environment));
    assert!(said.contains("HTTPS_PROXY is set, but henge uses no proxy"), "{said}");
    assert!(!said.contains("p4ssw0rd") && !said.contains("somebody"), "{said}");
}
