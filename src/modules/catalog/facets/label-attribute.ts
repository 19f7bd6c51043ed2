import { formatAmount } from '#platform/digits.ts';
import { spellingOf } from '../words/dictionary.ts';
import { type Amount, amountIn, inLargerUnit } from './amount.ts';
import type { AttributeKey } from './attribute.ts';
import { COLOURS, starsAndMore, UNIT_NAMES } from './attributes.text.ts';
import { sizeLabel } from './size-label.ts';

/** A value as the filters show it: `64gb` as «٦٤ جيجابايت». */
export function labelOf(key: AttributeKey, value: string): string {
  if (key === 'rating') return starsAndMore(Number(value));
  if (key === 'size') return writtenLabel(value);
  const colour = key === 'colour' && COLOURS[value];
  if (colour) return colour[0];
  const amount = amountIn(value);
  return amount ? amountLabel(inLargerUnit(amount)) : value.split('_').map(spellingOf).join(' ');
}

/** The colour of the dot before a colour's name; empty if none is known. */
export function dotOf(key: AttributeKey, value: string): string {
  return key === 'colour' ? (COLOURS[value]?.[1] ?? '') : '';
}

const writtenLabel = (size: string) =>
  /^[\da-z.-]+$/.test(size) ? sizeLabel(size) : size.split('_').map(spellingOf).join(' ');

const amountLabel = ({ number, unit }: Amount) => `${formatAmount(number)} ${UNIT_NAMES[unit] ?? unit}`;

const LETTER_SIZES = ['s', 'm', 'l', 'xl'];

/** Sizes and amounts stand in their own order, all else by how many products have it. */
export function inValueOrder(
  key: AttributeKey,
  one: { value: string; among: number },
  other: { value: string; among: number },
): number {
  const byValue = rankOf(key, one.value) - rankOf(key, other.value);
  return byValue || other.among - one.among || (one.value < other.value ? -1 : 1);
}

function rankOf(key: AttributeKey, value: string): number {
  if (key === 'rating') return -Number(value);
  if (key === 'size') return sizeRank(value);
  return amountIn(value)?.number ?? 0;
}

function sizeRank(size: string): number {
  if (/^\d+(?:\.5)?(?:-\d+)?$/.test(size)) return Number.parseFloat(size);
  const letter = LETTER_SIZES.indexOf(size);
  if (letter >= 0) return 1_000 + letter;
  const many = Number.parseInt(size, 10);
  if (size.endsWith('l')) return 1_003 + many;
  return size.endsWith('s') ? 1_000 - (many || 1) : 2_000;
}
