import { formatAmount } from '#platform/digits.ts';

/** A size in the spelling of `writtenSize` as readers know it: ٤٢, ٣٦ – ٣٨ or XL. */
export function sizeLabel(size: string): string {
  if (/[a-z]/.test(size)) return size.toUpperCase();
  return size
    .split('-')
    .map(number => formatAmount(Number(number)))
    .join(' – ');
}
