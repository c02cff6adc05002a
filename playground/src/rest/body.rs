//! The body of a request: JSON, or a multipart form with JSON and files.

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde_json::Value;

use crate::error::ApiError;
use crate::world::File;

/// The largest body that is read, in bytes.
const LIMIT: usize = 25 * 1024 * 1024;
/// The largest file, in bytes.
const LARGEST_FILE: usize = 10 * 1024 * 1024;

/// A parsed body with its files.
#[derive(Debug, Default)]
pub(crate) struct Body {
    pub json: Value,
    pub files: Vec<File>,
}

pub(crate) async fn read(parts: &Parts, body: axum::body::Body) -> Result<Body, ApiError> {
    let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        return form(parts, body).await;
    }
    let bytes = axum::body::to_bytes(body, LIMIT).await.map_err(|_| ApiError::too_large())?;
    Ok(Body { json: json(&bytes)?, files: Vec::new() })
}

async fn form(parts: &Parts, body: axum::body::Body) -> Result<Body, ApiError> {
    let bytes = axum::body::to_bytes(body, LIMIT).await.map_err(|_| ApiError::too_large())?;
    let request = Request::from_parts(parts.clone(), axum::body::Body::from(bytes));
    let broken = || ApiError::invalid_field("", "CONTENT_TYPE_INVALID", "The form cannot be read.");
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| broken())?;
    let mut read = Body::default();
    while let Some(field) = form.next_field().await.map_err(|_| broken())? {
        let name = field.name().unwrap_or_default().to_owned();
        let file = field.file_name().unwrap_or("unknown").to_owned();
        let kind = field.content_type().unwrap_or("application/octet-stream").to_owned();
        let bytes = field.bytes().await.map_err(|_| broken())?;
        if bytes.len() > LARGEST_FILE {
            return Err(ApiError::too_large());
        }
        if name == "payload_json" {
            read.json = json(&bytes)?;
        } else if let Some(number) = number(&name) {
            read.files.push(File { number, name: file, content_type: kind, bytes });
        }
    }
    Ok(read)
}

/// Parses JSON; an empty body is `null`.
fn json(bytes: &Bytes) -> Result<Value, ApiError> {
    if bytes.is_empty() {
        return Ok(Value::Null);
    }
    serde_json::from_slice(bytes).map_err(|_| ApiError::invalid_json())
}

/// The number `n` in `files[n]`.
fn number(name: &str) -> Option<usize> {
    name.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}
