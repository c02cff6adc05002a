//! Gradient descent: the gradient of a batch, and a step of Adam along it.

use engine::computer::network::{Network, SECOND};

/// A target for one output: its index, its value, and its weight.
pub type Wish = (usize, f32, f32);

/// A network in training.
pub struct Learner<const FIRST: usize, const OUT: usize> {
    /// The network in its current state.
    pub network: Network<FIRST, OUT>,
    gradient: Network<FIRST, OUT>,
    mean: Network<FIRST, OUT>,
    square: Network<FIRST, OUT>,
    drawn: bool,
    steps: i32,
    samples: usize,
    /// The sum of the squared errors of each sample's first target, and the number of samples.
    pub loss: (f64, f64),
}

impl<const FIRST: usize, const OUT: usize> Learner<FIRST, OUT> {
    /// A network whose weights were drawn at random, or come from earlier training.
    pub fn new(network: Network<FIRST, OUT>, drawn: bool) -> Self {
        let zero = || Network::zero(network.facts.len());
        Self {
            gradient: zero(),
            mean: zero(),
            square: zero(),
            network,
            drawn,
            steps: 0,
            samples: 0,
            loss: (0.0, 0.0),
        }
    }

    /// Adds a sample, in which the facts `more` without `less` hold and these targets were right.
    #[inline(never)]
    pub fn sample(&mut self, more: &[u16], less: &[u16], wishes: &[Wish]) {
        let network = &self.network;
        let mut sums = network.sums(more);
        network.take(&mut sums, less);
        let second = network.second_sums(&sums);
        let out = network.out_of(&second);
        let mut of_out = [0.0; OUT];
        for (place, wish, weight) in wishes {
            of_out[*place] = (out[*place] - wish) * weight;
        }
        if let [(place, wish, _), ..] = wishes {
            self.loss.0 += f64::from(out[*place] - wish).powi(2);
            self.loss.1 += 1.0;
        }
        let gradient = &mut self.gradient;
        add(&mut gradient.out, &of_out, 1.0);
        let mut of_second = [0.0; SECOND];
        for (place, sum) in second.iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
            of_second[place] = dot(&of_out, &network.out_weights[place]);
            add(&mut gradient.out_weights[place], &of_out, *sum);
        }
        add(&mut gradient.second, &of_second, 1.0);
        let mut of_first = [0.0; FIRST];
        for (place, sum) in sums.iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
            of_first[place] = dot(&of_second, &network.second_weights[place]);
            add(&mut gradient.second_weights[place], &of_second, *sum);
        }
        add(&mut gradient.first, &of_first, 1.0);
        for fact in more {
            add(&mut gradient.facts[usize::from(*fact)], &of_first, 1.0);
        }
        for fact in less {
            add(&mut gradient.facts[usize::from(*fact)], &of_first, -1.0);
        }
        self.samples += 1;
    }

    /// Takes a step of Adam along the gradient of all samples since the last step.
    pub fn step(&mut self, rate: f32) {
        if self.samples == 0 {
            return;
        }
        self.steps += 1;
        let share = 1.0 / self.samples as f32;
        self.samples = 0;
        let of_mean = 1.0 / (1.0 - 0.9_f32.powi(self.steps));
        let of_square = 1.0 / (1.0 - 0.999_f32.powi(self.steps));
        let step = Step { rate: rate * of_mean, share, of_square };
        let weights = self.network.layers_mut().into_iter().zip(self.gradient.layers_mut());
        let moments = self.mean.layers_mut().into_iter().zip(self.square.layers_mut());
        for ((weights, gradient), (mean, square)) in weights.zip(moments) {
            step.go(weights, gradient, mean, square);
        }
    }

    /// The network; if it was drawn at random, the rows of facts that never held are set to zero.
    pub fn learned(&self) -> Network<FIRST, OUT> {
        let mut network = self.network.clone();
        if !self.drawn {
            return network;
        }
        for (row, square) in network.facts.iter_mut().zip(&self.square.facts) {
            if square.iter().all(|square| *square == 0.0) {
                row.fill(0.0);
            }
        }
        network
    }
}

/// The parameters of a step of Adam.
struct Step {
    rate: f32,
    /// The weight of one sample.
    share: f32,
    of_square: f32,
}

impl Step {
    fn go(&self, weights: &mut [f32], gradient: &mut [f32], mean: &mut [f32], square: &mut [f32]) {
        let moments = mean.iter_mut().zip(square);
        for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            let slope = *gradient * self.share;
            *gradient = 0.0;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= self.rate * *mean / ((*square * self.of_square).sqrt() + 1e-8);
        }
    }
}

#[inline]
fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += times * number;
    }
}

#[inline]
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut parts = [0.0; 8];
    for (ones, others) in one.chunks(8).zip(other.chunks(8)) {
        for ((part, one), other) in parts.iter_mut().zip(ones).zip(others) {
            *part += one * other;
        }
    }
    parts.iter().sum()
}
