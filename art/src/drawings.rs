//! The drawings: groups of two SVG files, each with an id and its own origin.

use resvg::tiny_skia::Transform;
use resvg::usvg::{Options, Tree};

use crate::Fault;
use crate::canvas::Canvas;

const FILES: [&str; 2] =
    [include_str!("../drawings/symbols.svg"), include_str!("../drawings/table.svg")];

/// All drawings, accessible by id.
pub struct Drawings(Vec<Tree>);

impl Drawings {
    /// Reads the SVG files.
    ///
    /// # Errors
    /// The files are not valid SVG.
    pub fn read() -> Result<Self, Fault> {
        let read = |file| Tree::from_str(file, &Options::default());
        Ok(Self(FILES.into_iter().map(read).collect::<Result<_, _>>()?))
    }

    /// Draws the drawing with this id, scaled by `scale`, with its origin in the upper left corner.
    ///
    /// # Errors
    /// There is no drawing with this id.
    pub fn draw(&self, id: &str, on: &mut Canvas, scale: f32) -> Result<(), Fault> {
        let missing = || Fault::NoDrawing(id.to_owned());
        let node = self.0.iter().find_map(|tree| tree.node_by_id(id)).ok_or_else(missing)?;
        // The renderer puts the corner of the visible part there; the offset moves the origin there
        // instead.
        let seen = node.abs_layer_bounding_box().ok_or_else(missing)?;
        let origin = node.abs_transform();
        let aside = (seen.x() - origin.tx, seen.y() - origin.ty);
        let placed = Transform::from_scale(scale, scale).pre_translate(aside.0, aside.1);
        resvg::render_node(node, placed, &mut on.pixels.as_mut()).ok_or_else(missing)
    }
}
