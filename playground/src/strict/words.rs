//! Converts violations of the `OpenAPI` file into Discord's words.

use jsonschema::ValidationError;
use jsonschema::error::ValidationErrorKind;

use super::limits::below;
use crate::error::FieldError;

/// Converts an error as Discord would. If there are several alternatives, reports the one that was
/// meant.
pub(super) fn tell(error: &ValidationError<'_>, found: &mut Vec<FieldError>) {
    if let ValidationErrorKind::OneOfNotValid { context } | ValidationErrorKind::AnyOf { context } =
        error.kind()
        && let Some(meant) = meant(error, context)
    {
        for inner in meant {
            tell(inner, found);
        }
        return;
    }
    let mut path = dotted(error);
    let (code, message) = match error.kind() {
        ValidationErrorKind::Required { property } => {
            let name = property.as_str().unwrap_or_default();
            path = below(&path, name);
            ("BASE_TYPE_REQUIRED", "This field is required".to_owned())
        }
        ValidationErrorKind::MaxLength { limit } | ValidationErrorKind::MaxItems { limit } => {
            ("BASE_TYPE_MAX_LENGTH", format!("Must be {limit} or fewer in length."))
        }
        ValidationErrorKind::MinLength { limit } | ValidationErrorKind::MinItems { limit } => {
            ("BASE_TYPE_MIN_LENGTH", format!("Must be {limit} or more in length."))
        }
        ValidationErrorKind::Enum { .. } | ValidationErrorKind::Constant { .. } => {
            ("BASE_TYPE_CHOICES", error.to_string())
        }
        ValidationErrorKind::Maximum { limit } => {
            ("NUMBER_TYPE_MAX", format!("int value should be less than or equal to {limit}."))
        }
        ValidationErrorKind::Minimum { limit } => {
            ("NUMBER_TYPE_MIN", format!("int value should be greater than or equal to {limit}."))
        }
        _ => ("BASE_TYPE_BAD_TYPE", error.to_string()),
    };
    found.push(FieldError::new(path, code, message));
}

/// The best alternative: the one that matches in its own `type`, and is neither `null` nor another
/// component.
fn meant<'a>(
    error: &ValidationError<'_>,
    forms: &'a [Vec<ValidationError<'static>>],
) -> Option<&'a [ValidationError<'static>]> {
    let here = dotted(error);
    let kind = below(&here, "type");
    let other_form = |inner: &ValidationError<'_>| {
        let at = dotted(inner);
        let wrong_type = matches!(inner.kind(), ValidationErrorKind::Type { .. }) && at == here;
        wrong_type || at == kind
    };
    let mut fitting = forms.iter().filter(|errors| !errors.iter().any(other_form));
    let only = fitting.next()?;
    fitting.next().is_none().then_some(only.as_slice())
}

fn dotted(error: &ValidationError<'_>) -> String {
    error.instance_path().as_str().trim_start_matches('/').replace('/', ".")
}
