//! A small neural network: a set of facts in, numbers out.
//!
//! A fact is a row of the first layer; the rows of all facts that hold are added up, and two layers
//! of rectified sums follow. The only floating-point operations used are addition and
//! multiplication, in a fixed order: the same facts give the same numbers on every machine.
//! `docs/training.md` describes the training.

/// The width of the second layer.
pub const SECOND: usize = 32;
/// The unit in which the weights of facts are stored, as integers. Many of them are added up, so
/// none needs to be finer.
const FACT_STEP: f32 = 1.0 / 64.0;
/// The unit in which all other weights are stored, as integers.
const STEP: f32 = 1.0 / 4096.0;

/// A network with a first layer of width `FIRST` and `OUT` outputs.
#[derive(Clone, PartialEq)]
pub struct Network<const FIRST: usize, const OUT: usize> {
    /// The weights of the first layer: a row for each fact.
    pub facts: Vec<[f32; FIRST]>,
    /// The biases of the first layer.
    pub first: [f32; FIRST],
    /// The weights from the first layer to the second.
    pub second_weights: Vec<[f32; SECOND]>,
    /// The biases of the second layer.
    pub second: [f32; SECOND],
    /// The weights from the second layer to the output.
    pub out_weights: Vec<[f32; OUT]>,
    /// The biases of the output.
    pub out: [f32; OUT],
}

impl<const FIRST: usize, const OUT: usize> Network<FIRST, OUT> {
    /// A network whose weights are all zero.
    pub fn zero(facts: usize) -> Self {
        Self {
            facts: vec![[0.0; FIRST]; facts],
            first: [0.0; FIRST],
            second_weights: vec![[0.0; SECOND]; FIRST],
            second: [0.0; SECOND],
            out_weights: vec![[0.0; OUT]; SECOND],
            out: [0.0; OUT],
        }
    }

    /// The number of weights of a network with this number of facts.
    pub const fn size(facts: usize) -> usize {
        facts * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND * OUT + OUT
    }

    /// Builds a network from weights in the form that [`Network::numbers`] returns. Missing weights
    /// are zero.
    pub fn of_numbers(facts: usize, numbers: &[i16]) -> Self {
        let mut network = Self::zero(facts);
        let mut numbers = numbers.iter();
        for (weights, step) in network.layers_mut().into_iter().zip(STEPS) {
            for (weight, number) in weights.iter_mut().zip(&mut numbers) {
                *weight = f32::from(*number) * step;
            }
        }
        network
    }

    /// All weights, layer by layer, rounded to integer multiples of their unit.
    pub fn numbers(&self) -> impl Iterator<Item = i16> {
        let steps = self.layers().into_iter().zip(STEPS);
        steps.flat_map(|(weights, step)| {
            weights.iter().map(move |weight| (weight / step).round() as i16)
        })
    }

    /// The sums of the first layer if these facts hold.
    #[inline]
    pub fn sums(&self, facts: &[u16]) -> [f32; FIRST] {
        let mut sums = self.first;
        self.add(&mut sums, facts);
        sums
    }

    /// Adds facts to the sums of the first layer.
    #[inline]
    pub fn add(&self, sums: &mut [f32; FIRST], facts: &[u16]) {
        for fact in facts {
            let row = &self.facts[usize::from(*fact)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
    }

    /// Removes facts from the sums of the first layer.
    #[inline]
    pub fn take(&self, sums: &mut [f32; FIRST], facts: &[u16]) {
        for fact in facts {
            let row = &self.facts[usize::from(*fact)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum -= weight;
            }
        }
    }

    /// The output for these sums of the first layer.
    #[inline]
    pub fn answer(&self, sums: &[f32; FIRST]) -> [f32; OUT] {
        self.out_of(&self.second_sums(sums))
    }

    /// The output for these sums of the second layer.
    #[inline]
    pub fn out_of(&self, second: &[f32; SECOND]) -> [f32; OUT] {
        let mut out = self.out;
        for (sum, weights) in second.iter().zip(&self.out_weights) {
            if *sum > 0.0 {
                for (number, weight) in out.iter_mut().zip(weights) {
                    *number += sum * weight;
                }
            }
        }
        out
    }

    /// The sums of the second layer. Which sums of the first layer are positive cannot be
    /// predicted, so their indices are collected first, without branches that the processor would
    /// mispredict.
    #[inline]
    pub fn second_sums(&self, sums: &[f32; FIRST]) -> [f32; SECOND] {
        let mut live = [0_u8; FIRST];
        let mut count = 0;
        for (place, sum) in sums.iter().enumerate() {
            live[count] = place as u8;
            count += usize::from(*sum > 0.0);
        }
        let mut second = self.second;
        for place in live[..count].iter().map(|place| usize::from(*place)) {
            let sum = sums[place];
            for (number, weight) in second.iter_mut().zip(&self.second_weights[place]) {
                *number += sum * weight;
            }
        }
        second
    }

    /// All weights, layer by layer.
    const fn layers(&self) -> [&[f32]; LAYERS] {
        [
            self.facts.as_slice().as_flattened(),
            &self.first,
            self.second_weights.as_slice().as_flattened(),
            &self.second,
            self.out_weights.as_slice().as_flattened(),
            &self.out,
        ]
    }

    /// All weights, layer by layer, mutable.
    pub const fn layers_mut(&mut self) -> [&mut [f32]; LAYERS] {
        [
            self.facts.as_mut_slice().as_flattened_mut(),
            &mut self.first,
            self.second_weights.as_mut_slice().as_flattened_mut(),
            &mut self.second,
            self.out_weights.as_mut_slice().as_flattened_mut(),
            &mut self.out,
        ]
    }
}

/// The number of blocks of numbers: weights and biases of each layer.
const LAYERS: usize = 6;
const STEPS: [f32; LAYERS] = [FACT_STEP, STEP, STEP, STEP, STEP, STEP];
