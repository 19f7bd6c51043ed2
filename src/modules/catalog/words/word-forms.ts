import { normalise } from '#platform/arabic.ts';
import {
  BROKEN_PLURALS,
  ENDINGS,
  FRONTS,
  LOST_ENDING,
  SAME_WORDS,
  SHORT_ENDINGS,
  WHOLE_ENDS,
  WHOLE_WORDS,
} from './word-forms.text.ts';

/** What a particle in front of a word says: «للموبايل» is for a mobile, «بشاشة» with a screen. */
export type Particle = 'for' | 'with' | 'and' | 'as' | '';

/** A form that a word may be of another. */
export interface Form {
  form: string;
  particle: Particle;
}

const ARABIC = /^\p{Script=Arabic}+$/u;
const LATIN = /^[a-z]+$/;
const DOUBLED = /(\p{Script=Arabic})\1/gu;

const pairsOf = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map(pair => pair.split('=') as [string, string]);
const PARTICLES = pairsOf(FRONTS) as [string, Particle][];
const SHORTEST = 3;
/** Shorter words have lost no ending: «ستار» is no curtain. */
const LONG = 5;
const CUTS = [
  ...pairsOf(ENDINGS).map(([end, instead]) => ({ end, instead, shortest: SHORTEST })),
  ...pairsOf(SHORT_ENDINGS).map(([end, instead]) => ({ end, instead, shortest: SHORTEST + 1 })),
];
const SINGULARS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      pairsOf(BROKEN_PLURALS).map(pair => pair.map(normalise) as [string, string]),
      ([, plural]) => plural,
    ),
  ].map(([plural, pairs]) => [plural, pairs.map(([one]) => one)]),
);
const WHOLE: ReadonlySet<string> = new Set(WHOLE_WORDS.split(' ').map(normalise));
const SAME: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.trim()
    .split('\n')
    .flatMap(line => {
      const words = line.split(' ').map(normalise);
      return words.map(word => [word, words[0] as string] as const);
    }),
);

/**
 * The word, then what it may be a form of: without article and particle, as a singular. None of them need be a word: the caller takes the first that it knows, so nothing is cut off a word that is one itself.
 */
export function variantsOf(word: string, ends: 'any' | 'front' = 'any'): Form[] {
  const forms: Form[] = [{ form: word, particle: '' }];
  if (WHOLE.has(word)) return forms;
  if (LATIN.test(word)) {
    if (ends === 'any') forms.push(...latinSingulars(word).map((form): Form => ({ form, particle: '' })));
    return forms;
  }
  if (!ARABIC.test(word)) return forms;
  for (const [front, particle] of PARTICLES) {
    const rest = word.slice(front.length);
    const shortest = particle === 'with' && front.length === 1 ? SHORTEST + 1 : SHORTEST;
    if (word.startsWith(front) && rest.length >= shortest) forms.push({ form: rest, particle });
  }
  if (ends === 'front') return forms;
  return [
    ...forms,
    ...forms.flatMap(({ form, particle }) => singulars(form).map(each => ({ form: each, particle }))),
    ...shortNames(word),
  ];
}

/** The words that a plural without a plural's ending is formed of. */
export function brokenSingulars(word: string): readonly string[] {
  return SINGULARS.get(word) ?? [];
}

/** The word that stands for all that say the same inside a longer name. */
export function sameWord(word: string): string {
  return SAME.get(word) ?? word;
}

/** «لرز»: behind a particle even two letters may be a name, if nothing else is. */
function shortNames(word: string): Form[] {
  return PARTICLES.filter(([front]) => word.startsWith(front) && word.length - front.length === 2).map(
    ([front, particle]) => ({ form: word.slice(front.length), particle }),
  );
}

/** «كوللاجين»: an Arabic word with one letter for two; empty if it has none. */
export function undoubled(word: string): string {
  const form = word.replace(DOUBLED, '$1');
  return form === word || form.length <= SHORTEST ? '' : form;
}

/** What an Arabic word may be the plural, the dual or the feminine of. */
function singulars(word: string): string[] {
  const cut = CUTS.filter(({ end, shortest }) => word.endsWith(end) && word.length - end.length >= shortest);
  const isWhole = word.length < LONG || WHOLE_ENDS.includes(word.at(-1) as string);
  return [
    ...brokenSingulars(word),
    ...cut.map(({ end, instead }) => word.slice(0, -end.length) + instead),
    ...(isWhole ? [] : [word + LOST_ENDING]),
  ];
}

function latinSingulars(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s')) return [];
  return [
    word.slice(0, -1),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ];
}
