//! Headless Chromium, driven through chromedriver.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A browser and the folder of its profile; both are removed when this is dropped.
pub struct Chromium {
    pub client: Client,
    driver: Driver,
    /// The client for the `DevTools` protocol, which keeps its connection open.
    devtools: reqwest::Client,
    _folder: TempDir,
}

/// The chromedriver process. Dropping it ends it and its browser, even if a test panics.
struct Driver {
    process: Child,
    port: u16,
}

/// The paths of chromedriver and Chromium, if both are installed.
pub fn installed() -> Result<[PathBuf; 2], String> {
    Ok([on_path("chromedriver")?, on_path("chromium")?])
}

fn on_path(program: &str) -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places = std::env::split_paths(&path).map(|folder| folder.join(program));
    places.find(|place| place.is_file()).ok_or_else(|| format!("{program} is not on PATH"))
}

impl Chromium {
    pub async fn start([chromedriver, chromium]: &[PathBuf; 2]) -> Self {
        let folder = TempDir::new().unwrap();
        let driver = Driver::start(chromedriver);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(chromium, folder.path()))
            .connect(&format!("http://127.0.0.1:{}", driver.port))
            .await
            .unwrap();
        Self { client, driver, devtools: reqwest::Client::new(), _folder: folder }
    }

    /// Resizes the page to a screen of this size.
    pub async fn resize(&self, screen: Screen) {
        let size = json!({
            "width": screen.width,
            "height": screen.height,
            "deviceScaleFactor": 1,
            "mobile": false,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await.unwrap();
        self.two_frames().await;
    }

    /// Waits until the page has drawn two frames. In the first one it learns that its size has
    /// changed, and scrolls to its end.
    pub async fn two_frames(&self) {
        const SCRIPT: &str =
            "requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))";
        self.client.execute_async(SCRIPT, Vec::new()).await.unwrap();
    }

    /// Sends a command of the `DevTools` protocol.
    ///
    /// # Errors
    /// The browser refuses it, for example because an element is gone.
    pub async fn devtools(&self, command: &str, params: Value) -> reqwest::Result<Value> {
        let session = self.client.session_id().await.unwrap().unwrap();
        let port = self.driver.port;
        let answer = self
            .devtools
            .post(format!("http://127.0.0.1:{port}/session/{session}/goog/cdp/execute"))
            .json(&json!({ "cmd": command, "params": params }))
            .send()
            .await
            .and_then(reqwest::Response::error_for_status)?;
        Ok(answer.json::<Value>().await?["value"].take())
    }
}

fn capabilities(chromium: &Path, folder: &Path) -> Capabilities {
    let options = json!({
        "binary": chromium,
        "args": [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--hide-scrollbars",
            format!("--user-data-dir={}", folder.display()),
        ],
    });
    Capabilities::from_iter([("goog:chromeOptions".to_owned(), options)])
}

impl Driver {
    /// Starts chromedriver. It takes the same free port for IPv4 and IPv6, and ends if another
    /// process has one of the two.
    fn start(chromedriver: &Path) -> Self {
        let mut attempts = (0..5).filter_map(|_| Self::try_to_start(chromedriver));
        attempts.next().expect("chromedriver says its port")
    }

    fn try_to_start(chromedriver: &Path) -> Option<Self> {
        let mut process = Command::new(chromedriver)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let said = BufReader::new(process.stdout.take().unwrap());
        let port = said.lines().map_while(Result::ok).find_map(|line| port_in(&line));
        if port.is_none() {
            process.wait().unwrap();
        }
        port.map(|port| Self { process, port })
    }
}

/// The port in a line such as `ChromeDriver was started successfully on port 43211.`
fn port_in(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("successfully on port ")?;
    port.trim_end_matches('.').parse().ok()
}

impl Driver {
    /// Asks chromedriver to shut down; it would not end its browser if it were killed.
    fn shut_down(&self) -> io::Result<()> {
        let mut wire = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        wire.set_read_timeout(Some(Duration::from_secs(5)))?;
        wire.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        wire.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.shut_down());
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// The size of a screen, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    pub name: &'static str,
    pub width: u16,
    pub height: u16,
}
