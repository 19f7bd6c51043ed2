import { normalise } from '#platform/arabic.ts';
import { findTerm, findWord } from '../find-term.ts';
import { FOR_IT as FOR, PURPOSES, SOMETHING } from './purpose-words.text.ts';

const SOMETHING_WORDS: ReadonlySet<string> = new Set(SOMETHING.split(',').map(word => normalise(word)));

const DOER_OF: ReadonlyMap<string, string> = new Map(
  PURPOSES.trim()
    .split('\n')
    .flatMap(line => {
      const [doer = '', purposes = ''] = line.split(':');
      return purposes.split(',').map(word => [normalise(word), normalise(doer)] as const);
    }),
);

/**
 * «حاجة لتنظيف السجاد» as «منظف السجاد». A purpose that no list knows says nothing, but what it is done to does: of «حاجة
 * تفتح البلاعة» the drain is left. Other words stay as they are, also where such a word begins a name, as «حاجة ساقعة».
 */
export function takePurpose(words: readonly string[]): string[] {
  const at = words.findIndex(word => SOMETHING_WORDS.has(word));
  if (at >= 0) return at + 1 < words.length && !isName(words, at) ? spoken(words, at) : [...words];
  const [first = ''] = words;
  const doer = first.startsWith(FOR) && words.length > 1 ? DOER_OF.get(first.slice(1)) : undefined;
  return doer ? [doer, ...words.slice(1)] : [...words];
}

const isName = (words: readonly string[], at: number) => (findTerm(words, at)?.length ?? 1) > 1;

function spoken(words: readonly string[], at: number): string[] {
  const [before, purpose = '', after] = [words.slice(0, at), words[at + 1], words.slice(at + 2)];
  const doer = DOER_OF.get(purpose) ?? (purpose.startsWith(FOR) ? DOER_OF.get(purpose.slice(1)) : undefined);
  if (after.length === 0 || isName(words, at + 1)) return [...before, purpose, ...after];
  if (doer) return [...before, doer, ...after];
  return findWord(purpose) ? [...before, purpose, ...after] : [...before, ...after];
}
