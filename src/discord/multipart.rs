//! The body of a request that carries a file: a form with two parts, the message and the file.

/// The boundary between the parts. It cannot occur on a line of its own in a message, which is a
/// single line of JSON, or in a file with such lines. That it occurs in a picture by chance is as
/// likely as guessing a secret of 120 bits.
const BOUNDARY: &str = "henge-Wz8LqT3vXn5KcR9uYb2D";
/// The content type of such a body.
pub(super) const CONTENT_TYPE: &str = "multipart/form-data; boundary=henge-Wz8LqT3vXn5KcR9uYb2D";
/// The file name of a picture.
pub(super) const PICTURE: &str = "table.png";

/// A file that is sent along with a message, where it has number 0.
#[derive(Clone, Copy)]
pub(super) struct File<'a> {
    /// The file name, in characters that need no quoting.
    name: &'a str,
    kind: &'static str,
    bytes: &'a [u8],
}

impl<'a> File<'a> {
    /// A picture as a PNG file.
    pub(super) const fn picture(png: &'a [u8]) -> Self {
        Self { name: PICTURE, kind: "image/png", bytes: png }
    }

    /// A file for users to keep.
    pub(super) const fn attached(name: &'a str, bytes: &'a [u8]) -> Self {
        Self { name, kind: "application/octet-stream", bytes }
    }
}

/// The form with this message, as JSON, and this file.
pub(super) fn form(message: &[u8], file: File<'_>) -> Vec<u8> {
    let part = |name: &str, kind: &str| {
        format!(
            "--{BOUNDARY}\r\nContent-Disposition: form-data; {name}\r\nContent-Type: {kind}\r\n\r\n"
        )
    };
    let message_part = part("name=\"payload_json\"", "application/json");
    let File { name, kind, bytes } = file;
    let file_part = part(&format!("name=\"files[0]\"; filename=\"{name}\""), kind);
    let end = format!("\r\n--{BOUNDARY}--\r\n");
    [message_part.as_bytes(), message, b"\r\n", file_part.as_bytes(), bytes, end.as_bytes()]
        .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_to_stand_between_the_parts_does() {
        let form = String::from_utf8(form(b"{}", File::picture(b"png"))).unwrap();
        let (_, boundary) = CONTENT_TYPE.split_once("boundary=").unwrap();
        let parts: Vec<&str> = form.split(&format!("--{boundary}")).collect();
        assert_eq!((parts.len(), parts[0], parts[3]), (4, "", "--\r\n"));
        assert!(parts[1].ends_with("\r\n\r\n{}\r\n") && parts[2].ends_with("\r\n\r\npng\r\n"));
    }
}
