import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Written by scripts/write-common-passwords.ts: the first 32 bits of hashes, in order. */
export const LIST_FILE = new URL('./common-passwords.bin', import.meta.url);
const BYTES = 4;
const LIST = readFileSync(LIST_FILE);

/** Rows of a keyboard or a telephone, because guessers try every run along them first. */
const RUNS = ['01234567890123456789', '98765432109876543210', 'qwertyuiop1234567890', 'abcdefghijklmnop'];

/** What Egyptians choose and the list, which is of the whole world, does not have. */
const OURS = new Set(
  `egypt2011 egypt2020 egypt2024 egypt2025 egypt2026 ahlawy1907 alahly1907 zamalek1911 zamalek1 mohamed12 mohamed123
  mohammed123 ahmed1234 mahmoud123 mostafa123 mustafa123 bismillah1 bismillah786 habibi123 wekala123 cairo1234`
    .split(/\s+/)
    .filter(Boolean),
);

/** What people append to a common word, because some shop demands it; guessers do the same. */
const AFTERTHOUGHT = /[\d\p{P}\p{S}]+$/u;

/** Whether a password is easy to guess: among the commonest 100,000, also with digits after it; one run along the keys, or one piece repeated. */
export function isCommon(password: string): boolean {
  const folded = password.toLowerCase();
  return (
    OURS.has(folded) ||
    RUNS.some(run => run.includes(folded)) ||
    /^(.{1,4})\1+$/u.test(folded) ||
    isListed(prefixOf(folded)) ||
    isListed(prefixOf(folded.replace(AFTERTHOUGHT, '')))
  );
}

export function prefixOf(folded: string): number {
  return createHash('sha256').update(folded).digest().readUInt32BE(0);
}

/** By halves. One password in forty thousand that nobody uses is taken for a common one. */
function isListed(prefix: number): boolean {
  let [from, to] = [0, LIST.length / BYTES];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = LIST.readUInt32BE(middle * BYTES);
    if (found === prefix) return true;
    if (found < prefix) from = middle + 1;
    else to = middle;
  }
  return false;
}
