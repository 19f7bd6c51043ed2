import { formatFixed } from './digits.ts';

/** Whole piastres; 100 make one Egyptian pound. The program and the database hold money only in this unit. */
export type Piastres = number;

export interface PriceParts {
  /** Whole pounds with their separators: `١٬٢٤٩`. */
  whole: string;
  /** Decimal sign and two digits: `٫٠٠`. */
  fraction: string;
  label: string;
}

/** The word never agrees with the number, because CRD-3 fixes one label for every price. */
export const POUND_LABEL = 'جنيه';
/** Above 10^15 piastres (ten trillion pounds) `toPrecision(15)` would lose piastres. */
const MOST_PIASTRES = 1e15;
/** Every decimal of this many digits survives a double, so the binary dust after it can be cut off. */
const EXACT_DIGITS = 15;
const FRACTION_LENGTH = '٫٠٠'.length;

/** Pounds with at most 2 decimals, as money travels in the JSON API and in the browser's cart. */
export function toPounds(piastres: Piastres): number {
  return piastres / 100;
}

/**
 * Whole piastres of an amount in pounds. Rounds half up on the decimal as written, so 1.005 is 101. Throws RangeError
 * for NaN, the infinities and amounts too large to be counted exactly.
 */
export function fromPounds(pounds: number): Piastres {
  const piastres = pounds * 100;
  if (!(Math.abs(piastres) < MOST_PIASTRES)) throw new RangeError(`not an amount of money: ${pounds}`);
  return withoutMinusZero(Math.round(Number(piastres.toPrecision(EXACT_DIGITS))));
}

/** `١٬٢٤٩٫٠٠ جنيه`, always with 2 decimals [CRD-3]. The style sheet keeps its plain space from breaking. */
export function formatPrice(piastres: Piastres): string {
  const { whole, fraction, label } = priceParts(piastres);
  return `${whole}${fraction} ${label}`;
}

/**
 * A price in parts that are drawn in different sizes. Joined as whole + fraction + ' ' + label they are `formatPrice`.
 */
export function priceParts(piastres: Piastres): PriceParts {
  const amount = formatFixed(piastres, 2);
  return {
    whole: amount.slice(0, -FRACTION_LENGTH),
    fraction: amount.slice(-FRACTION_LENGTH),
    label: POUND_LABEL,
  };
}

/** A price times a factor of at most 2 decimals, half up: the old price of home rows is 1.1 times [LND-13]. */
export function raisedPrice(piastres: Piastres, factor: number): Piastres {
  return divideHalfUp(piastres * hundredths(factor), 100);
}

/** This many percent of an amount, half up. The percent has at most 2 decimals. */
export function percentOf(amount: Piastres, percent: number): Piastres {
  return divideHalfUp(amount * hundredths(percent), 100_00);
}

/** The VAT inside a gross price, half up. The percent has at most 2 decimals; Egypt's is 14 (law 67/2016). */
export function vatIncluded(gross: Piastres, percent: number): Piastres {
  const rate = hundredths(percent);
  return divideHalfUp(gross * rate, 100_00 + rate);
}

export function sumPiastres(amounts: readonly Piastres[]): Piastres {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function hundredths(decimal: number): number {
  return Math.round(decimal * 100);
}

/** Calculates in whole numbers, because a double would round 0.5 above a large quotient the wrong way. */
function divideHalfUp(numerator: number, denominator: number): number {
  const remainder = ((numerator % denominator) + denominator) % denominator;
  const floor = (numerator - remainder) / denominator;
  return withoutMinusZero(remainder * 2 >= denominator ? floor + 1 : floor);
}

/** Intl would print it as a negative price. */
function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value;
}
