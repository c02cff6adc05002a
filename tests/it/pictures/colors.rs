//! Texts contrast with their background, and suits and seats can be distinguished, also by people
//! with color vision deficiencies. The tests use the colors in the encoded files.

use henge::picture::colors::{
    CREAM, Color, GROUND, HIT, INK, LIT, MISS, MUTED, SEATS, SKY, STONE, STRIPE, SUITS,
};
use henge::picture::shown;

/// Minimum contrast of a text.
const CONTRAST: f64 = 4.6;
/// Minimum distances between suits and between seats by CIEDE2000; files round colors a little.
const SUITS_APART: f64 = 20.9;
const SEATS_APART: f64 = 16.9;
const ROUNDING: f64 = 0.5;

/// Color vision with each kind of cones missing: normal, deuteranopia, protanopia, tritanopia
/// (Machado, Oliveira and Fernandes 2009, in linear light).
const SIGHTS: [[[f64; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

fn linear(color: Color) -> [f64; 3] {
    shown(color).map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &[[f64; 3]; 3], color: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(color).map(|(by, part)| by * part).sum::<f64>())
}

fn contrast(one: Color, other: Color) -> f64 {
    let light = |color| {
        let [red, green, blue] = linear(color);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

/// Converts to CIE L*a*b* under D65.
fn lab(linear: [f64; 3]) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175_0],
        [0.019_333_9, 0.119_192_0, 0.950_304_1],
    ];
    let bent = |share: f64| {
        if share > 216.0 / 24389.0 { share.cbrt() } else { (24389.0 / 27.0 * share + 16.0) / 116.0 }
    };
    let [x, y, z] = times(&XYZ, linear.map(|part| part.clamp(0.0, 1.0)));
    let (x, y, z) = (bent(x / 0.950_47), bent(y), bent(z / 1.088_83));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The CIEDE2000 distance.
fn apart([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let is_grey = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if is_grey => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let mean_hue = if is_grey { h1 + h2 } else { h1 + turn / 2.0 };
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let cosine = |times: f64, less: f64| (times * mean_hue - less).to_radians().cos();
    let t = 1.0 - 0.17 * cosine(1.0, 30.0) + 0.24 * cosine(2.0, 0.0) + 0.32 * cosine(3.0, -6.0)
        - 0.20 * cosine(4.0, 63.0);
    let lightness = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (chroma, hues) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let bend = 30.0 * (-((mean_hue.rem_euclid(360.0) - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * seventh(c) * (2.0 * bend).to_radians().sin();
    let (dl, dc, dh) = (dl / lightness, dc / chroma, dh / hues);
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).sqrt()
}

/// The smallest distance between two of these colors, in the vision that separates them least.
fn nearest(colors: &[Color]) -> f64 {
    let pairs = (1..colors.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    let distances = pairs.flat_map(|(one, other)| {
        SIGHTS.map(|sight| {
            let seen = |color| lab(times(&sight, linear(color)));
            apart(seen(colors[one]), seen(colors[other]))
        })
    });
    distances.fold(f64::INFINITY, f64::min)
}

#[test]
fn distances_are_those_of_the_book() {
    // The values are from Sharma, Wu and Dalal 2005, pairs 1, 7 and 25.
    let close = |one, other, expected: f64| (apart(one, other) - expected).abs() < 0.0001;
    assert!(close([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425));
    assert!(close([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669));
    assert!(close([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644));
}

#[test]
fn texts_stand_out() {
    let on_dark =
        [SKY, GROUND, STRIPE].map(|ground| [CREAM, MUTED, HIT, MISS].map(|ink| (ink, ground)));
    let in_charts = SEATS.map(|ink| (ink, SKY));
    let on_stones = [(CREAM, STONE), (INK, LIT), (INK, CREAM)];
    let on_suits = SUITS.map(|(fill, ink)| (ink, fill));
    let all = on_dark.as_flattened().iter().chain(&in_charts).chain(&on_stones).chain(&on_suits);
    for (ink, ground) in all {
        let contrast = contrast(*ink, *ground);
        assert!(contrast >= CONTRAST, "{ink:x?} on {ground:x?}: {contrast:.2}");
    }
}

#[test]
fn suits_and_seats_are_told_apart() {
    let suits = nearest(&SUITS.map(|(fill, _)| fill));
    assert!(suits >= SUITS_APART - ROUNDING, "suits: {suits:.2}");
    let seats = nearest(&SEATS);
    assert!(seats >= SEATS_APART - ROUNDING, "seats: {seats:.2}");
}

#[test]
fn colors_that_mean_something_are_in_the_palette() {
    let fills = SUITS.map(|(fill, _)| fill);
    for color in
        [SKY, GROUND, STRIPE, STONE, LIT, CREAM, MUTED, INK, HIT, MISS].iter().chain(&fills)
    {
        assert_eq!(shown(*color), *color, "{color:x?}");
    }
    for color in SEATS {
        assert_eq!(shown(color), color, "{color:x?}");
    }
}
