import { foldDigits } from '#platform/digits.ts';
import { BAR_CODE_NAMES } from './text.ts';

const LENGTHS = [8, 12, 13, 14];

/** The product's number in world trade, if its specifications name one whose check digit is right; otherwise null. */
export function gtinIn(specifications: readonly (readonly [string, string])[]): string | null {
  const named = specifications.filter(([name]) => BAR_CODE_NAMES.includes(name.trim().toLowerCase()));
  const numbers = named.map(([, value]) => foldDigits(value).replace(/[\s-]/g, ''));
  return numbers.find(isGtin) ?? null;
}

/** The last digit makes the sum of all, every second one from the right threefold, a multiple of ten (GS1). */
function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
