import { ENDINGS, FRONTS, LOST_ENDING } from './word-forms.text.ts';

/** What a particle in front of a word says: «للموبايل» is for a mobile, «بشاشة» with a screen. */
export type Particle = 'for' | 'with' | 'and' | 'as' | '';

/** A form that a word may be of another. */
export interface Form {
  form: string;
  particle: Particle;
}

const ARABIC = /^\p{Script=Arabic}+$/u;
const LATIN = /^[a-z]+$/;

const pairsOf = (list: string) => list.split(' ').map(pair => pair.split('=') as [string, string]);
const PARTICLES = pairsOf(FRONTS) as [string, Particle][];
const CUTS = pairsOf(ENDINGS);
const SHORTEST = 3;

/**
 * The word, then what it may be a form of: without article and particle, as a singular. None of them need be a word:
 * the caller takes the first that it knows, so nothing is cut off a word that is one itself.
 */
export function variantsOf(word: string, ends: 'any' | 'front' = 'any'): Form[] {
  const forms: Form[] = [{ form: word, particle: '' }];
  if (LATIN.test(word)) {
    if (ends === 'any') forms.push(...latinSingulars(word).map((form): Form => ({ form, particle: '' })));
    return forms;
  }
  if (!ARABIC.test(word)) return forms;
  for (const [front, particle] of PARTICLES) {
    const rest = word.slice(front.length);
    if (word.startsWith(front) && rest.length >= SHORTEST) forms.push({ form: rest, particle });
  }
  if (ends === 'front') return forms;
  return [
    ...forms,
    ...forms.flatMap(({ form, particle }) => singulars(form).map(each => ({ form: each, particle }))),
    ...shortNames(word),
  ];
}

/** «لرز»: behind a particle even two letters may be a name, if nothing else is. */
function shortNames(word: string): Form[] {
  return PARTICLES.filter(([front]) => word.startsWith(front) && word.length - front.length === 2).map(
    ([front, particle]) => ({ form: word.slice(front.length), particle }),
  );
}

/** What an Arabic word may be the plural, the dual or the feminine of. */
function singulars(word: string): string[] {
  const cut = CUTS.filter(([end]) => word.endsWith(end) && word.length - end.length >= SHORTEST);
  return [
    ...cut.map(([end, instead]) => word.slice(0, -end.length) + instead),
    ...(word.length >= SHORTEST && !word.endsWith(LOST_ENDING) ? [word + LOST_ENDING] : []),
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
