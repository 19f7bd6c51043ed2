import { joinedModels, normalise, searchTokens, stem } from '#platform/arabic.ts';

/** What of a product can be found by words. */
export interface Findable {
  title: string;
  /** Latin name, Arabic name and other spellings. */
  brandNames: readonly string[];
  categoryName: string;
  merchantName: string;
}

/** The words a product is found by: each as written and by its stem, each once, and models joined (a 55 as a55). */
export function searchText({ title, brandNames, categoryName, merchantName }: Findable): string {
  const words = [title, ...brandNames, categoryName, merchantName].flatMap(text => {
    const written = normalise(text).split(' ').filter(Boolean);
    return [...written, ...joinedModels(written)];
  });
  return [...new Set(words.flatMap(word => [word, stem(word)]))].join(' ');
}

/** The single words of what somebody typed, without the joined models. */
export function typedWords(text: string): string[] {
  const tokens = searchTokens(text);
  const joined = new Set(joinedModels(tokens));
  return tokens.filter(token => !joined.has(token));
}

/**
 * The text-search query for typed words: all of them, each as written or by its stem, the last one also as a
 * beginning; a split model also joined. `null`: nothing to search by.
 */
export function wordsQuery(words: readonly string[]): string | null {
  // One letter alone begins thousands of words.
  if (words.join('').length < 2) return null;
  const last = words.length - 1;
  const all = [...words.slice(0, last).map(whole), beginning(words[last] as string)].join(' & ');
  const joined = joinedModels([...words]).map(model => quoted(model));
  return joined.length === 0 ? all : `(${all}) | ${joined.map(model => withRest(model, words)).join(' | ')}`;
}

/** A word as written, or by its stem. */
const whole = (word: string) => anyOf(quoted(word), word);

/** The same for a word that may not be finished. */
const beginning = (word: string) => anyOf(`${quoted(word)}:*`, word);

function anyOf(written: string, word: string): string {
  const own = stem(word);
  return own === word ? written : `(${written} | ${quoted(own)})`;
}

/** A joined model with those words that are no part of it. */
function withRest(model: string, words: readonly string[]): string {
  const rest = words.filter(word => !model.includes(word));
  return `(${[model, ...rest.map(whole)].join(' & ')})`;
}

/** As a lexeme of to_tsquery's own form; normalised words hold neither quotes nor backslashes. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", '')}'`;
}
