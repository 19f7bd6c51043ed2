/**
 * SHA-256 (FIPS 180-4) of 40 bytes: eight words of a seed, the number of a part, and a number that is tried. Only the
 * first word of the result is worked out. The browser's own `crypto.subtle` answers each hash by a promise, which takes
 * ten times as long as the hash, and is missing where a phone tries a developer's shop without encryption.
 */
export function hasherOf(seed: readonly number[]): (part: number, tried: number) => number {
  const words = new Uint32Array(64);
  return (part, tried) => {
    words.set(seed);
    words[8] = part;
    words[9] = tried;
    words[10] = 0x80000000;
    words.fill(0, 11, 15);
    words[15] = 320;
    expand(words);
    return compress(words);
  };
}

const at = (words: Uint32Array, index: number) => words[index] as number;

function expand(words: Uint32Array): void {
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(words, index - 15), at(words, index - 2)];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = (at(words, index - 16) + one + at(words, index - 7) + two) | 0;
  }
}

function compress(words: Uint32Array): number {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START;
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g);
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + at(ROUNDS, round) + at(words, round)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + at(START, 0)) >>> 0;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

const PRIMES = Array.from({ length: 310 }, (_, index) => index + 2).filter(number => {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
});

/** The first 32 bits behind the point. */
const fractionOf = (root: number) => (root % 1) * 2 ** 32;

const ROUNDS = Uint32Array.from(PRIMES, prime => fractionOf(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), prime => fractionOf(Math.sqrt(prime)));
