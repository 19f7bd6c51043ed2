import { allTerms, type Concept, conceptsNamed } from './dictionary.ts';
import { ARTICLE } from './features.text.ts';
import { slipsBetween } from './spelling/slips.ts';
import { plainLatin, soundCost, soundOf, soundsOf } from './spelling/sounds.ts';
import { type Form, type Particle, sameWord, undoubled, variantsOf } from './word-forms.ts';

/** A term of the lists in a text. */
export interface Found {
  concepts: readonly Concept[];
  /** As the lists have it. */
  term: string;
  /** How many words it took. */
  length: number;
  /** What an attached letter says. */
  particle: Particle;
  isExact: boolean;
}

const TERMS = allTerms();
const PHRASES = TERMS.filter(term => term.includes(' '));
/** Longer names, under the words that stand for each of theirs. */
const BY_SAME_WORDS: ReadonlyMap<string, string> = new Map(
  PHRASES.map(term => [sameWords(term.split(' ')), term] as const).toReversed(),
);
/** How many words the longest name has that begins with a word. */
const LONGEST = longestByFirst();
/** Names of two words, written as one: «ايرفراير». */
const BY_CLOSED: ReadonlyMap<string, string> = new Map(
  PHRASES.filter(term => term.split(' ').length === 2 && isOneScript(term)).map(
    term => [term.replace(' ', ''), term] as const,
  ),
);
const BY_SOUND = Map.groupBy(
  TERMS.filter(term => !term.includes(' ')),
  soundOf,
);
/** A slip, also of a strong letter. */
export const A_SLIP = 1.1;

/** Where among the longer names those with a word are, by how many words they have. */
const WITH_WORD = placesByWord();

/** The listed names of as many words that differ in one of them, by a slip; the lists' first names first. */
export function namesNear(words: readonly string[]): string[] {
  const places = new Set(words.flatMap(word => WITH_WORD.get(`${words.length} ${word}`) ?? []));
  return [...places]
    .toSorted((a, b) => a - b)
    .map(at => PHRASES[at] as string)
    .filter(name => isNear(name.split(' '), words));
}

function isNear(name: readonly string[], words: readonly string[]): boolean {
  const others = words.flatMap((word, at) => (word === name[at] ? [] : [at]));
  const [at = 0] = others;
  return others.length === 1 && slipsBetween(words[at] ?? '', name[at] ?? '') <= A_SLIP;
}

function placesByWord(): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, name] of PHRASES.entries()) {
    const words = name.split(' ');
    for (const word of words) {
      const key = `${words.length} ${word}`;
      const own = places.get(key);
      if (own) own.push(at);
      else places.set(key, [at]);
    }
  }
  return places;
}

const SHORTEST_CLOSED = 6;
const MOST_FORMS = 10;

/** Whether two names say the same, word for word: «شاحن عربية» and «شاحن سيارة». */
export function isSameName(one: string, other: string): boolean {
  return sameWords(one.split(' ')) === sameWords(other.split(' '));
}

function sameWords(words: readonly string[]): string {
  return words.map(meaningOf).join(' ');
}

/** The word that stands for all that mean the same: for "kahwa" the one that «ماكينة قهوة» has. */
function meaningOf(word: string): string {
  const bare = word.startsWith(ARTICLE) ? word.slice(ARTICLE.length) : word;
  const same = sameWord(conceptsNamed(bare) ? bare : word);
  const usual = conceptsNamed(same)?.[0]?.terms[0] ?? same;
  return usual.includes(' ') ? same : sameWord(usual);
}

function isOneScript(text: string): boolean {
  return /^(?:[a-z ]+|[\p{Script=Arabic} ]+)$/u.test(text);
}

function longestByFirst(): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const term of TERMS) {
    const words = term.split(' ');
    const first = meaningOf(words[0] as string);
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return longest;
}

/** The longest term that begins at this word, in any form that leaves a known word; undefined if there is none. */
export function findTerm(words: readonly string[], at: number): Found | undefined {
  const word = words[at] as string;
  const most = Math.max(0, ...variantsOf(word).map(({ form }) => LONGEST.get(meaningOf(form)) ?? 0));
  for (let length = Math.min(most, words.length - at); length > 1; length -= 1) {
    const found = findPhrase(words.slice(at, at + length));
    if (found) return found;
  }
  return findSplit(word, words[at + 1]) ?? findWord(word);
}

/** A word alone: as it is, or the first of its forms that is known. */
export function findWord(word: string): Found | undefined {
  for (const { form, particle } of variantsOf(word)) {
    const term = conceptsNamed(form) ? form : closedTerm(form);
    if (term !== undefined && takesParticle(term, particle))
      return foundAs(term, { length: 1, particle, isExact: form === word });
  }
  return undefined;
}

/** «بديل» is no Dell: what is named beside goods is never a brand or a filler with «ب». */
function takesParticle(term: string, particle: Particle): boolean {
  const said = conceptsNamed(term) ?? [];
  return particle !== 'with' || said.some(({ class: of }) => of !== 'brand' && of !== 'filler');
}

/** A word of the lists as a title may write it by ear: «كوللاجين», or «كليانسر» for the cleanser. */
export function findHeard(word: string): Found | undefined {
  const plain = undoubled(word);
  if (plain !== '' && conceptsNamed(plain))
    return foundAs(plain, { length: 1, particle: '', isExact: false });
  const isLatin = /^[a-z]+$/.test(word);
  const near = soundsOf(word)
    .filter(sound => sound.length >= SHORTEST_SOUND)
    .flatMap(sound => BY_SOUND.get(sound) ?? [])
    .filter(term => /^[a-z]/.test(term) !== isLatin)
    .filter(term => !isLatin || !isOtherLatin(word, term))
    .map(term => ({ term, cost: isLatin ? soundCost(word, term) : soundCost(term, word) }))
    .toSorted((a, b) => a.cost - b.cost);
  const [best] = near;
  return best && best.cost <= HEARD
    ? foundAs(best.term, { length: 1, particle: '', isExact: false })
    : undefined;
}

/** Whether the lists spell the word in Latin letters, but otherwise: "stroop" is no strap, though «ستراب» is written so. */
function isOtherLatin(word: string, term: string): boolean {
  const sound = soundOf(word);
  const latin = (conceptsNamed(term) ?? []).flatMap(({ terms }) => terms.filter(isLatinWord));
  const same = latin.filter(each => soundOf(each) === sound);
  return same.length > 0 && same.every(each => slipsBetween(plainLatin(word), plainLatin(each)) > ANOTHER);
}

const isLatinWord = (term: string) => /^[a-z]+$/.test(term);
/** Two vowels that are written for each other are less. */
const ANOTHER = 0.55;

/** With fewer consonants words are heard alike that have nothing in common. */
const SHORTEST_SOUND = 4;
/** So far apart are two spellings of one word: a short vowel that only one of them writes. */
const HEARD = 0.25;

function foundAs(term: string, rest: Pick<Found, 'length' | 'particle' | 'isExact'>): Found {
  return { concepts: conceptsNamed(term) ?? [], term, ...rest };
}

function closedTerm(word: string): string | undefined {
  return word.length >= SHORTEST_CLOSED ? BY_CLOSED.get(word) : undefined;
}

/** A word of the lists that is written as two: "chick peas". */
function findSplit(word: string, next: string | undefined): Found | undefined {
  // Where one of the two is nothing by itself: "chick peas" are no peas.
  if (next === undefined || (conceptsNamed(word) && conceptsNamed(next))) return undefined;
  const term = word + next;
  const isWord = term.length >= SHORTEST_CLOSED && word.length > 1 && next.length > 1;
  return isWord && isOneScript(term) && conceptsNamed(term)
    ? foundAs(term, { length: 2, particle: '', isExact: true })
    : undefined;
}

/** Words together: each may carry the article, the first also a particle, and each may be a plural or another word for it. */
function findPhrase(words: readonly string[]): Found | undefined {
  const last = words.length - 1;
  const forms = words.map((word, at) =>
    variantsOf(word, at === 0 || at === last ? 'any' : 'front').slice(0, MOST_FORMS),
  );
  for (const named of [asListed, asSaid]) {
    for (const { form: first, particle } of forms[0] ?? []) {
      for (const { form: end } of forms[last] ?? []) {
        for (const inner of innerForms(forms.slice(1, last))) {
          const said = [first, ...inner, end];
          const term = named(said);
          const isExact = said.every((form, at) => form === words[at]);
          if (term !== undefined) return foundAs(term, { length: words.length, particle, isExact });
        }
      }
    }
  }
  return undefined;
}

function asListed(words: readonly string[]): string | undefined {
  const term = words.join(' ');
  return conceptsNamed(term) ? term : undefined;
}

function asSaid(words: readonly string[]): string | undefined {
  return BY_SAME_WORDS.get(sameWords(words));
}

function innerForms(forms: readonly (readonly Form[])[]): string[][] {
  const bare = forms.map(each => each.map(({ form }) => form));
  return bare.reduce<string[][]>(
    (sofar, choices) => sofar.flatMap(before => choices.slice(0, 2).map(choice => [...before, choice])),
    [[]],
  );
}
