import type { Piastres } from '#platform/money.ts';
import {
  AND,
  type CountedNoun,
  framed,
  HUNDREDS,
  NO_POUNDS,
  PIASTRE,
  POUND,
  SCALES,
  TEENS,
  TENS,
  TWO_HUNDRED_OF,
  UNITS,
} from './spell-amount.text.ts';

/**
 * An amount in Arabic words, as receipts and labels print it: `فقط ألفان وثلاثمائة وثلاثة جنيهات وخمسون قرشًا لا غير`.
 * Throws RangeError for negative amounts, fractions, and 10^12 pounds or more.
 */
export function spellAmount(amount: Piastres): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount >= 1e14)
    throw new RangeError(`not an amount that can be spelled: ${amount}`);
  const [pounds, piastres] = [Math.floor(amount / 100), amount % 100];
  const said = [...counted(pounds, POUND), ...counted(piastres, PIASTRE)];
  return framed(said.join(AND) || NO_POUNDS);
}

/** A number with its noun, in the parts that «and» joins; none for 0. */
function counted(value: number, noun: CountedNoun): string[] {
  const rest = value % 1000;
  // A thousand and one pounds is «a thousand pounds and a pound»: for one and two the noun itself expresses the number.
  if (value > 1000 && (rest === 1 || rest === 2))
    return [...counted(value - rest, noun), rest === 1 ? noun.one : noun.two];
  const thousands = SCALES.flatMap(({ size, ...scale }) => {
    const count = Math.floor(value / size) % 1000;
    if (count === 0) return [];
    return [upTo999(count, value % size === 0 ? beforeNoun(scale) : scale)];
  });
  if (rest > 0) return [...thousands, upTo999(rest, noun)];
  return thousands.length > 0 ? [`${thousands.join(AND)} ${noun.hundreds}`] : [];
}

/** «Thousands» directly before the counted noun: «two thousand» loses its nun, «eleven thousand» its tanween. */
function beforeNoun(scale: CountedNoun): CountedNoun {
  return { ...scale, two: scale.twoOf ?? scale.two, many: scale.hundreds };
}

function upTo999(count: number, noun: CountedNoun): string {
  const [hundred, tail] = [Math.floor(count / 100), count % 100];
  const hundreds = hundred > 0 ? [HUNDREDS[hundred - 1] as string] : [];
  if (tail > 10) return `${[...hundreds, tensOf(tail)].join(AND)} ${noun.many}`;
  if (tail > 2) return `${[...hundreds, UNITS[tail] as string].join(AND)} ${noun.few}`;
  const round = hundred === 2 ? TWO_HUNDRED_OF : hundreds.join('');
  const said = hundred > 0 ? [`${round} ${noun.hundreds}`] : [];
  if (tail === 0) return said.join('');
  return [...said, tail === 1 ? noun.one : noun.two].join(AND);
}

/** 11 to 99. */
function tensOf(tail: number): string {
  if (tail < 20) return TEENS[tail - 11] as string;
  const tens = TENS[Math.floor(tail / 10) - 2] as string;
  return tail % 10 === 0 ? tens : `${UNITS[tail % 10]}${AND}${tens}`;
}
