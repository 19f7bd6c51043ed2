import { asIndexed, joinedModels, normalise, searchTokens, stem } from '#platform/arabic.ts';
import { SAME_GOODS } from '#platform/arabic-words.ts';

/** The texts of a product that words can find. */
export interface Findable {
  title: string;
  /** Latin name, Arabic name and other spellings. */
  brandNames: readonly string[];
  categoryName: string;
  merchantName: string;
}

/**
 * The words that find a product: each as written and by its stem, without repetitions, and joined models (a 55 as a55).
 */
export function searchText({ title, brandNames, categoryName, merchantName }: Findable): string {
  const words = [title, ...brandNames, categoryName, merchantName].flatMap(text => {
    const written = normalise(text).split(' ').filter(Boolean);
    return [...written, ...joinedModels(written)];
  });
  return [...new Set(words.flatMap(word => [word, stem(word)]))].join(' ');
}

/** The single words that a person typed, without joined models. */
export function typedWords(text: string): string[] {
  const tokens = searchTokens(text);
  const joined = new Set(joinedModels(tokens));
  return tokens.filter(token => !joined.has(token)).flatMap(asIndexed);
}

/**
 * The text-search query for typed words: all of them, each as written, by its stem or by another word for the same
 * goods, the last one also as a beginning; a split model also joined. `null`: there is nothing to search by.
 */
export function wordsQuery(words: readonly string[]): string | null {
  // One letter alone begins thousands of words.
  if (words.join('').length < 2) return null;
  const last = words.length - 1;
  const all = [...words.slice(0, last).map(whole), beginning(words[last] as string)].join(' & ');
  const joined = joinedModels([...words]).map(model => quoted(model));
  return joined.length === 0 ? all : `(${all}) | ${joined.map(model => withRest(model, words)).join(' | ')}`;
}

/** A word as written, by its stem, or another word for the same goods. */
const whole = (word: string) => anyOf(quoted(word), word);

/** The same for a word that may be unfinished. */
const beginning = (word: string) => anyOf(`${quoted(word)}:*`, word);

function anyOf(written: string, word: string): string {
  const own = stem(word);
  const others = new Set([own, ...(SAME_STEMS.get(own) ?? [])]);
  others.delete(word);
  return others.size === 0 ? written : `(${[written, ...[...others].map(quoted)].join(' | ')})`;
}

/** The stems of all words for the same goods, by each of them. */
const SAME_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  SAME_GOODS.map(group => group.map(stem)).flatMap(stems => stems.map(own => [own, stems] as const)),
);

/** A joined model with the words that are not part of it. */
function withRest(model: string, words: readonly string[]): string {
  const rest = words.filter(word => !model.includes(word));
  return `(${[model, ...rest.map(whole)].join(' & ')})`;
}

/** As a lexeme for to_tsquery; normalised words contain neither quotes nor backslashes. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", '')}'`;
}
