import { joinedModels, stem } from '#platform/arabic.ts';
import { type Concept, findTerm, findWord } from './dictionary.ts';
import { ARTICLE } from './features.text.ts';
import { findAmount, type Word } from './split-words.ts';
import { type Particle, variantsOf } from './word-forms.ts';

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

function itemAt(words: readonly Word[], texts: readonly string[], at: number): Item {
  const part = words[at]?.part ?? 0;
  const amount = findAmount(texts, at);
  if (amount) {
    const taken = texts.slice(at, at + amount.length);
    return {
      words: taken,
      concepts: [],
      amount: amount.id,
      particle: '',
      part,
      hasArticle: false,
      isExact: true,
    };
  }
  // A term does not reach over a comma.
  let end = at;
  while (words[end]?.part === part) end += 1;
  const found = findTerm(texts.slice(0, end), at);
  if (found) {
    const taken = texts.slice(at, at + found.length);
    return {
      words: taken,
      concepts: found.concepts,
      amount: '',
      particle: found.particle,
      part,
      hasArticle: (taken[0] as string).startsWith(ARTICLE) && !found.isExact,
      isExact: found.isExact,
    };
  }
  return {
    words: [texts[at] as string],
    concepts: [],
    amount: '',
    particle: '',
    part,
    hasArticle: false,
    isExact: true,
  };
}

/** `iphone15` as the line and its number. */
function modelApart(item: Item): Item[] {
  const [, name, number] = /^([a-z]{3,})(\d{1,4})$/.exec(item.words[0] ?? '') ?? [];
  const concepts = name && item.concepts.length === 0 ? findWord(name)?.concepts : undefined;
  if (!(name && number && concepts)) return [item];
  return [
    { ...item, words: [name], concepts },
    { ...item, words: [number] },
  ];
}

/** Whether a text uses one of these classes for it. */
export function isA(item: Item, ...classes: Concept['class'][]): boolean {
  return item.concepts.some(concept => classes.includes(concept.class));
}

/** How the index writes a word that no list knows: by its stem, so that article and plural do not matter. */
export function unknownId(word: string): string {
  return `~${stem(word)}`;
}

/** The stems that a word of a title may be asked for by: also without an attached letter. */
export function unknownIds(word: string): string[] {
  const forms = variantsOf(word, 'front').filter(({ form }) => form === word || form.length > 3);
  return [...new Set(forms.map(({ form }) => unknownId(form)))];
}

/** Models that titles write in two words and shoppers in one, or the other way round. */
export function modelsIn(words: readonly string[]): string[] {
  return joinedModels(words);
}
