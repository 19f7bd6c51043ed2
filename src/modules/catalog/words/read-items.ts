import { joinedModels, stem } from '#platform/arabic.ts';
import type { Concept } from './dictionary.ts';
import { ARTICLE } from './features.text.ts';
import { findHeard, findTerm, findWord } from './find-term.ts';
import { findAmount, type Word } from './split-words.ts';
import { brokenSingulars, type Particle, variantsOf } from './word-forms.ts';

/** One thing that a text says: a known term, an amount, or a word that only the catalogue may know. */
export interface Item {
  words: readonly string[];
  concepts: readonly Concept[];
  /** As the index writes it: `256gb`; empty if this is none. */
  amount: string;
  particle: Particle;
  part: number;
  hasArticle: boolean;
  /** Whether the term stands here in its very form, not as a plural or with a particle. */
  isExact: boolean;
  /** The term that the lists know it by; empty if none does. */
  term: string;
  /** Whether a title writes the term by ear, so that it is also asked for as it stands. */
  isHeard?: boolean;
  /** The same name in the letters of the other script, as titles of the shop write it. */
  alike?: readonly string[];
}

/** A text's words, the longest known terms first. */
export function readItems(words: readonly Word[]): Item[] {
  const texts = words.map(({ text }) => text);
  const items: Item[] = [];
  for (let at = 0; at < words.length; ) {
    const item = itemAt(words, texts, at);
    items.push(item);
    at += item.words.length;
  }
  return items.flatMap(modelApart);
}

/** The same of a title, which may have foreign words in the letters of the other script. */
export function readTitle(words: readonly Word[]): Item[] {
  return readItems(words).map(item => {
    const heard = item.concepts.length > 0 || item.amount ? undefined : findHeard(item.words[0] as string);
    return heard
      ? { ...item, concepts: heard.concepts, term: heard.term, isExact: false, isHeard: true }
      : item;
  });
}

function itemAt(words: readonly Word[], texts: readonly string[], at: number): Item {
  const part = words[at]?.part ?? 0;
  const plain = {
    concepts: [],
    amount: '',
    particle: '',
    part,
    hasArticle: false,
    isExact: true,
    term: '',
  } as const;
  const amount = findAmount(texts, at);
  if (amount) return { ...plain, words: texts.slice(at, at + amount.length), amount: amount.id };
  // A term does not reach over a comma.
  let end = at;
  while (words[end]?.part === part) end += 1;
  const found = findTerm(texts.slice(0, end), at);
  if (!found) return { ...plain, words: [texts[at] as string] };
  const { length, ...rest } = found;
  const taken = texts.slice(at, at + length);
  const hasArticle = (taken[0] as string).startsWith(ARTICLE) && !found.isExact;
  return { ...plain, ...rest, words: taken, hasArticle };
}

/** `iphone15` as the line and its number. */
function modelApart(item: Item): Item[] {
  const [, name, number] = /^([a-z]{3,})(\d{1,4})$/.exec(item.words[0] ?? '') ?? [];
  const concepts = name && item.concepts.length === 0 ? findWord(name)?.concepts : undefined;
  if (!(name && number && concepts)) return [item];
  return [
    { ...item, words: [name], concepts, term: name },
    { ...item, words: [number] },
  ];
}

/** Whether a text uses one of these classes for it. */
export function isA(item: Item, ...classes: Concept['class'][]): boolean {
  return item.concepts.some(concept => classes.includes(concept.class));
}

/** The terms that say an item's very words: as they stand, as the lists have them, and as the singular of a plural. */
export function sayings({ words, term, concepts }: Item): string[] {
  const [word = '', ...more] = words;
  const forms = more.length > 0 ? [] : variantsOf(word).map(({ form }) => form);
  const own = forms.filter(form => concepts.some(({ terms }) => terms.includes(form)));
  return [...new Set([words.join(' '), term, ...own].filter(Boolean))];
}

/** How the index writes a word that no list knows: by its stem, so that article and plural do not matter. */
export function unknownId(word: string): string {
  return `~${stem(word)}`;
}

/** The stems that a word of a title may be asked for by: also without an attached letter. */
export function unknownIds(word: string): string[] {
  const forms = variantsOf(word, 'front').filter(({ form }) => form === word || form.length > 3);
  return [...new Set([...forms.map(({ form }) => form), ...brokenSingulars(word)].map(unknownId))];
}

/** Models that titles write in two words and shoppers in one, or the other way round. */
export function modelsIn(words: readonly string[]): string[] {
  return joinedModels(words);
}
