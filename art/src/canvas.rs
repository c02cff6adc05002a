//! The canvas for all drawings.

use png::{BitDepth, ColorType, Compression, Encoder};
use resvg::tiny_skia::{
    Color, FillRule, Mask, Paint, Path, PathBuilder, Pixmap, PremultipliedColorU8, Transform,
};

use crate::Fault;

/// An image that is transparent at first.
pub struct Canvas {
    size: (u16, u16),
    pub(crate) pixels: Pixmap,
}

impl Canvas {
    /// A canvas with this width and height in pixels.
    ///
    /// # Panics
    /// The width or height is zero.
    #[expect(clippy::expect_used, reason = "sizes are constants")]
    pub fn new(size: (u16, u16)) -> Self {
        let pixels = Pixmap::new(size.0.into(), size.1.into()).expect("a size above zero");
        Self { size, pixels }
    }

    /// Fills a shape with a color.
    pub(crate) fn fill(&mut self, shape: &Path, color: Color) {
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        paint.set_color(color);
        self.pixels.fill_path(shape, &paint, FillRule::Winding, Transform::identity(), None);
    }

    /// Erases everything outside the disc that touches the edges.
    pub(crate) fn round(&mut self) {
        let (size, radius) = (self.size.0, f32::from(self.size.0) / 2.0);
        let disc = PathBuilder::from_circle(radius, radius, radius);
        if let (Some(disc), Some(mut mask)) = (disc, Mask::new(size.into(), size.into())) {
            mask.fill_path(&disc, FillRule::Winding, true, Transform::identity());
            self.pixels.apply_mask(&mask);
        }
    }

    /// The image as a PNG file.
    pub(crate) fn png(&self) -> Result<Vec<u8>, Fault> {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, self.pixels.width(), self.pixels.height());
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::High);
        let straight = |pixel: &PremultipliedColorU8| {
            let color = pixel.demultiply();
            [color.red(), color.green(), color.blue(), color.alpha()]
        };
        let bytes: Vec<u8> = self.pixels.pixels().iter().flat_map(straight).collect();
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&bytes)?;
        writer.finish()?;
        Ok(file)
    }
}
