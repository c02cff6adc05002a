//! The body of a request that carries a file: a form of two parts, the message and the file.

/// Stands between the parts. A message and each line of a record are JSON and cannot hold it on a line of its own;
/// that a picture does by chance is as likely as guessing a secret of a hundred and twenty bits.
const BOUNDARY: &str = "henge-Wz8LqT3vXn5KcR9uYb2D";
/// What such a body says that it is.
pub(super) const CONTENT_TYPE: &str = "multipart/form-data; boundary=henge-Wz8LqT3vXn5KcR9uYb2D";
/// What a picture is called.
pub(super) const PICTURE: &str = "table.png";

/// A file that goes with a message.
#[derive(Clone, Copy)]
pub(super) struct File<'a> {
    /// What it is called: letters, digits, dots and hyphens.
    pub(super) name: &'a str,
    /// Its media type.
    pub(super) kind: &'a str,
    /// What stands in it.
    pub(super) bytes: &'a [u8],
}

impl<'a> File<'a> {
    /// A picture, as PNG.
    pub(super) const fn picture(bytes: &'a [u8]) -> Self {
        Self { name: PICTURE, kind: "image/png", bytes }
    }
}

/// The form with this message, in JSON, and this file, whose number is 0.
pub(super) fn form(message: &[u8], file: &File<'_>) -> Vec<u8> {
    let part = |name: &str, kind: &str| {
        format!(
            "--{BOUNDARY}\r\nContent-Disposition: form-data; {name}\r\nContent-Type: {kind}\r\n\r\n"
        )
    };
    let message_part = part("name=\"payload_json\"", "application/json");
    let named = format!("name=\"files[0]\"; filename=\"{}\"", file.name);
    let file_part = part(&named, file.kind);
    let end = format!("\r\n--{BOUNDARY}--\r\n");
    [message_part.as_bytes(), message, b"\r\n", file_part.as_bytes(), file.bytes, end.as_bytes()]
        .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_to_stand_between_the_parts_does() {
        let form = String::from_utf8(form(b"{}", &File::picture(b"png"))).unwrap();
        let (_, boundary) = CONTENT_TYPE.split_once("boundary=").unwrap();
        let parts: Vec<&str> = form.split(&format!("--{boundary}")).collect();
        assert_eq!((parts.len(), parts[0], parts[3]), (4, "", "--\r\n"));
        assert!(parts[1].ends_with("\r\n\r\n{}\r\n") && parts[2].ends_with("\r\n\r\npng\r\n"));
    }
}
