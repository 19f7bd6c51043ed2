import { normalise } from '#platform/arabic.ts';
import { asciiDigits } from '#platform/digits.ts';
import { SIZE_NAMES } from './size.text.ts';

// A file without the lists of words, because a product's page loads it.

/** «٤٢», XXL or 36-38 as attributes spell it; undefined: it is no such size. A mat of 60 by 90 has measures, not a size. */
export function writtenSize(text: string): string | undefined {
  const size = asciiDigits(text)
    .trim()
    .toLowerCase()
    .replace(/\s*[-–/]\s*/g, '-');
  return /^(?:x{0,4}s|m|x{0,6}l|\d{1,2}xl|\d{1,3}(?:\.5)?|\d{1,3}-\d{1,3})$/.test(size)
    ? size.replace(/^(x{2,})(?=[sl]$)/, xs => `${xs.length}x`)
    : undefined;
}

const NAMES = new Set(SIZE_NAMES.split(',').map(normalise));

/** The size that «المقاس: ٤٢ · اللون: أحمر» names, in the spelling of `writtenSize`; '' if nothing in it is worn. */
export function sizeIn(options: string): string {
  for (const option of options.split(' · ')) {
    const [name = '', value = ''] = option.split(': ');
    if (NAMES.has(normalise(name))) return writtenSize(value) ?? '';
  }
  return '';
}
