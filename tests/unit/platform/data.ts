import { readFileSync } from 'node:fs';

const DATA = new URL('../../data/', import.meta.url);

/** The rows of a tab-separated file, without its heading. */
export function rows(file: string): string[][] {
  return lines(file)
    .slice(1)
    .map(line => line.split('\t'));
}

/** Every string of the nasty lists, and some that no list has. */
export function nastyStrings(): string[] {
  const bidi = json('nasty_bidi_lines.json') as { text: string }[];
  const made = ['\u0000', '\uD800', 'a\uDC00b', '\u202Eجنيه', '\uFDFA'.repeat(50), 'ا'.repeat(10_240)];
  return [
    ...(json('nasty_blns.json') as string[]),
    ...bidi.map(line => line.text),
    ...['unicode', 'right_to_left', 'xss_polyglots', 'xss_quick', 'sqli_auth', 'sqli_generic'].flatMap(name =>
      lines(`nasty_${name}.txt`),
    ),
    ...made,
  ];
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, DATA), 'utf8'));
}

function lines(file: string): string[] {
  return readFileSync(new URL(file, DATA), 'utf8')
    .split('\n')
    .filter(line => line !== '');
}
