import { normalise } from '#platform/arabic.ts';
import { BRANDS, LINES } from './brands.text.ts';
import * as features from './features.text.ts';
import { GOODS, PARTS } from './goods.text.ts';

/** What kind of thing words mean. `goods` and `part` are what a shop sells; the others tell one from the next. */
export type Class =
  | 'goods'
  | 'part'
  | 'line'
  | 'brand'
  | 'colour'
  | 'material'
  | 'person'
  | 'trait'
  | 'offer'
  | 'cheapest'
  | 'dearest'
  | 'filler'
  | 'for'
  | 'with'
  | 'container';

/** One meaning, under whatever words. */
export interface Concept {
  /** As the index writes it, so that every word for it finds the same. */
  id: string;
  class: Class;
  /** The ids of wider meanings: shoes, for sneakers. */
  wider: readonly string[];
  /** The goods that a line of products is, and its brand. */
  implied: readonly string[];
  /** All its words, normalised, several joined by a space. */
  terms: readonly string[];
}

const LISTS: readonly (readonly [Class, string])[] = [
  ['goods', GOODS],
  ['part', PARTS],
  ['line', LINES],
  ['brand', BRANDS],
  ['colour', features.COLOURS],
  ['material', features.MATERIALS],
  ['person', features.PEOPLE],
  ['trait', features.TRAITS],
  ['offer', features.OFFER],
  ['cheapest', features.CHEAPEST],
  ['dearest', features.DEAREST],
  ['filler', oneALine(features.FILLERS)],
  ['for', features.FOR_WORDS],
  ['with', features.WITH_WORDS],
  ['container', oneALine(features.CONTAINERS.replaceAll(',', ''))],
];

const CONCEPTS: readonly Concept[] = LISTS.flatMap(([of, list]) =>
  list
    .trim()
    .split('\n')
    .flatMap(line => conceptsIn(of, line)),
);

function oneALine(words: string): string {
  return words.trim().split(/\s+/).join('\n');
}

/** A line's goods, and behind each `;` a narrower kind of them: black pepper among the spices. */
function conceptsIn(of: Class, line: string): Concept[] {
  const [first = '', ...narrower] = line.split(';');
  const wide = conceptOf(of, first);
  return [wide, ...narrower.map(each => conceptOf(of, `${each} < ${wide.terms[0]}`))];
}

function conceptOf(of: Class, line: string): Concept {
  const [rest = '', implied = ''] = line.split(' : ');
  const [terms = '', wider = ''] = rest.split('<');
  const named = (list: string) => read(list).map(idOf);
  const own = [...new Set(read(terms))];
  return { id: idOf(own[0] ?? ''), class: of, wider: named(wider), implied: named(implied), terms: own };
}

function read(list: string): string[] {
  return list
    .split(',')
    .map(term => normalise(term))
    .filter(Boolean);
}

/** One word for the index: the name with its spaces closed. */
function idOf(name: string): string {
  return name.replaceAll(' ', '_');
}

/** All that the lists say, so that a change in any of them can be noticed. */
export const listsAsText = (): string => JSON.stringify(LISTS);

/** The lists' own spelling of each of their words. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  LISTS.flatMap(([, list]) => list.match(/[\p{L}\p{M}]+/gu) ?? [])
    .map(word => [normalise(word), word] as const)
    .toReversed(),
);

/** A normalised word as the lists spell it, for reading; other words stay as they are. */
export function spellingOf(word: string): string {
  return SPELLINGS.get(word) ?? word;
}

const BY_TERM = groupTerms();
const BY_ID: ReadonlyMap<string, readonly Concept[]> = Map.groupBy(CONCEPTS, ({ id }) => id);
function groupTerms(): ReadonlyMap<string, readonly Concept[]> {
  const terms = new Map<string, Concept[]>();
  for (const concept of CONCEPTS) {
    for (const term of concept.terms) {
      const same = terms.get(term);
      if (!same) terms.set(term, [concept]);
      else if (!same.includes(concept)) same.push(concept);
    }
  }
  return terms;
}

/** The meanings of a normalised term, as a list has it. */
export function conceptsNamed(term: string): readonly Concept[] | undefined {
  return BY_TERM.get(term);
}

/** Every term of the lists. */
export function allTerms(): readonly string[] {
  return [...BY_TERM.keys()];
}

/** The meanings with this id. */
export function conceptsOf(id: string): readonly Concept[] {
  return BY_ID.get(id) ?? [];
}

/** Terms that begin with these letters, for words that are still being typed. */
export function termsFrom(start: string): readonly Concept[] {
  const found = new Set<Concept>();
  for (const [term, concepts] of BY_TERM) {
    if (term.startsWith(start)) for (const concept of concepts) found.add(concept);
  }
  return [...found];
}

/** The single words of terms that slips are looked for in. */
export function wordsOf(terms: readonly string[]): string[] {
  const words = terms.flatMap(term => term.split(' '));
  return [...new Set(words)].filter(word => /^(?:\p{Script=Arabic}{2,30}|[a-z]{3,30})$/u.test(word));
}

/** Every word of the lists with what it means, for the corrections. */
export function dictionaryWords(): { id: string; words: string[] }[] {
  return CONCEPTS.filter(({ class: of }) => of !== 'filler').map(({ id, terms }) => ({
    id,
    words: wordsOf(terms),
  }));
}
