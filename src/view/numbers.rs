//! Numbers as people read them: in a sentence the bundle of its language writes them, in the cells
//! of a table [`number`] and [`signed`].

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// Points with their sign, like `+30`, `−10`, `0`.
pub(crate) fn signed(points: impl Into<i64>) -> String {
    let points = points.into();
    if points > 0 { format!("+{points}") } else { number(points) }
}

/// A number with a minus sign as wide as a plus sign.
pub(crate) fn number(number: impl Into<i64>) -> String {
    number.into().to_string().replace('-', "−")
}

/// Has the sentences of this bundle write a negative number with a minus sign, and adds the function
/// `SIGNED`, which writes a positive one with a plus sign.
pub(super) fn set_up(bundle: &mut FluentBundle<Arc<FluentResource>>) {
    bundle.set_formatter(Some(formatted));
    let added = bundle.add_function("SIGNED", |values, _: &FluentArgs<'_>| match values {
        [FluentValue::Number(points)] if points.value > 0.0 => {
            format!("+{}", points.as_string()).into()
        }
        [FluentValue::Number(points)] => written(points).into(),
        others => {
            debug_assert!(false, "this has no sign: {others:?}");
            FluentValue::Error
        }
    });
    debug_assert!(added.is_ok(), "a new bundle has no functions");
}

fn formatted<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(shown) = value else { return None };
    (shown.value < 0.0).then(|| written(shown))
}

fn written(number: &FluentNumber) -> String {
    number.as_string().replace('-', "−")
}
