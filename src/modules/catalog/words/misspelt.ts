import { normalise } from '#platform/arabic.ts';
import { FRANCO, MISSPELT } from './misspelt.text.ts';
import { variantsOf } from './word-forms.ts';

const MEANT: ReadonlyMap<string, string> = new Map(
  `${MISSPELT} ${FRANCO}`
    .trim()
    .split(/\s+/)
    .map(pair => pair.split('=').map(normalise) as [string, string])
    .map(([meant, slip]) => [slip, meant]),
);

/** A normalised word in the spelling that was meant, what is attached in front of it kept; `null` if it is no listed slip. */
function meantBy(word: string): string | null {
  const slip = variantsOf(word, 'front').find(({ form }) => word.endsWith(form) && MEANT.has(form))?.form;
  return slip === undefined ? null : word.slice(0, word.length - slip.length) + MEANT.get(slip);
}

/**
 * The text with every listed slip and Franco word in the spelling that was meant, and the slips as they were typed. While
 * it is being typed the last word may still become another, and stays.
 */
export function respell(text: string, { typing = false } = {}): { text: string; slips: readonly string[] } {
  const words = normalise(text).split(' ');
  const meant = words.map((word, at) => (typing && at === words.length - 1 ? null : meantBy(word)));
  const slips = words.filter((_, at) => meant[at] !== null);
  return slips.length === 0
    ? { text, slips }
    : { text: words.map((word, at) => meant[at] ?? word).join(' '), slips };
}
