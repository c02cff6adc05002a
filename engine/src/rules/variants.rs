//! All variants of an enum, as listed by the compiler.

/// The variants as an array, in the order of their declaration.
pub(crate) const fn all<T: Copy, const COUNT: usize>(variants: &[T]) -> [T; COUNT] {
    match variants.first_chunk() {
        Some(all) => *all,
        #[expect(clippy::panic, reason = "it is worked out while this compiles")]
        None => panic!("an enum has as many variants as it counts"),
    }
}
