/** Amounts in these units are shown in the larger one from so many on. */
const LARGER: Readonly<Record<string, readonly [string, number]>> = {
  ml: ['l', 1_000],
  g: ['kg', 1_000],
  gb: ['tb', 1_000],
};

export interface Amount {
  number: number;
  unit: string;
}

/** `1500ml`, as the index of words writes amounts, in parts; `null` if it is none. */
export function amountIn(text: string): Amount | null {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(text) ?? [];
  return number && unit ? { number: Number(number), unit } : null;
}

/** A litre and a half of 1500 millilitres. */
export function inLargerUnit({ number, unit }: Amount): Amount {
  const [larger, times] = LARGER[unit] ?? [unit, Number.POSITIVE_INFINITY];
  return number >= times ? { number: number / times, unit: larger } : { number, unit };
}
