import * as lists from './sounds.text.ts';

const ARABIC = /\p{Script=Arabic}/u;

const SOUND_OF: ReadonlyMap<string, string> = new Map(
  lists.ARABIC_SOUNDS.split(' ').map(pair => pair.split('=') as [string, string]),
);

/** Digits that stand for Arabic letters, where a Latin word holds them, and pairs of letters that are one sound. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/3'/g, 'G'],
  [/2/g, ''],
  [/3/g, 'E'],
  [/5/g, 'H'],
  [/7/g, 'H'],
  [/6/g, 'T'],
  [/8/g, 'G'],
  [/9/g, 'S'],
  [/4/g, 'X'],
  [/tch|tsh|sh|ch/g, 'X'],
  [/kh/g, 'H'],
  [/gh/g, 'G'],
  [/th/g, 'T'],
  [/dh|zh/g, 'D'],
  [/ph/g, 'F'],
  [/ck|q|k/g, 'K'],
  [/x/g, 'KS'],
  [/c(?=[eiy])/g, 'S'],
  [/c/g, 'K'],
  [/[gj]/g, 'G'],
  [/[pb]/g, 'B'],
  [/[vf]/g, 'F'],
  [/[sz]/g, 'S'],
  [/t/g, 'T'],
  [/d/g, 'D'],
  [/h/g, 'H'],
  [/l/g, 'L'],
  [/m/g, 'M'],
  [/n/g, 'N'],
  [/r/g, 'R'],
  [/[aeiouwy']/g, ''],
];

/**
 * How a word sounds without its vowels, alike in both scripts: «غسالة», ghasala and 8asala are GSL. Equal sounds are
 * candidates, no more: `soundCost` says which is meant.
 */
export function soundOf(word: string): string {
  return ARABIC.test(word)
    ? [...said(word)].map(letter => SOUND_OF.get(letter) ?? '').join('')
    : LATIN_SOUNDS.reduce((done, [letters, sound]) => done.replace(letters, sound), spokenLatin(word));
}

/** A 2 is a pause or the ق that is said as one, a z is ز or ظ. */
const OTHER_SOUNDS = Object.entries({ 2: 'q', z: 'dh' });

/** «محفظة جلد» is said with a t, ma7fazet geld, which stays silent where no word follows. */
const JOINED_END = /(?<=[^aeiou])[aei]t$/;

/** All sounds that a typed word may have. */
export function soundsOf(word: string): string[] {
  const other = OTHER_SOUNDS.map(([sign, sound]) => word.replaceAll(sign, sound));
  const spellings = [word, ...other];
  const sounds = [...spellings, ...spellings.map(each => each.replace(JOINED_END, ''))].map(soundOf);
  return [...new Set(sounds.filter(sound => sound !== ''))];
}

/** Doubled letters once, and no h that only ends a vowel. */
function spokenLatin(word: string): string {
  return word.replace(/(?<=[aeiouy])h$/, '').replace(/([a-z])\1+/g, '$1');
}

/** A Latin word as it is said: "iphone" and "ifone" alike. */
export function plainLatin(word: string): string {
  return spokenLatin(word)
    .replaceAll('ph', 'f')
    .replace(/ck|[qc]/g, 'k')
    .replaceAll('x', 'ks');
}

/** Two letters that are one sound, and an ending that is none. */
function said(word: string): string {
  const once = word.replaceAll(lists.TWO_FOR_ONE[0], lists.TWO_FOR_ONE[1]);
  return once.endsWith(lists.SILENT_END) ? once.slice(0, -lists.SILENT_END.length) : once;
}

const pairsOf = (list: string) => list.split(' ').map(pair => pair.split('=') as [string, string]);
const LETTERS_OF: ReadonlyMap<string, string> = new Map(pairsOf(lists.LATIN_LETTERS));
const LEFT_OUT: ReadonlyMap<string, number> = new Map(
  pairsOf(lists.LEFT_OUT).map(([letter, cost]) => [letter, Number(cost)]),
);
const LATIN_SIGNS = new RegExp([...LETTERS_OF.keys()].join('|'), 'g');

/**
 * How far an Arabic word is from a Latin spelling of it: short vowels that only Latin letters write cost little, long
 * ones that only the Arabic word has cost more, and a wrong consonant 1.
 */
export function soundCost(latin: string, arabic: string): number {
  const joined = arabic.endsWith(lists.SILENT_END) ? latin.replace(JOINED_END, 'a') : latin;
  const costs = [...new Set([latin, joined])].map(each => lettersCost(each, arabic));
  return Math.min(...costs);
}

function lettersCost(latin: string, arabic: string): number {
  const signs = spokenLatin(latin).replaceAll('x', 'ks').match(LATIN_SIGNS) ?? [];
  const letters = [...arabic.replaceAll(lists.TWO_FOR_ONE[0], lists.TWO_FOR_ONE[1])];
  const leftOut = (letter: string, at: number) =>
    letter === lists.SILENT_END && at === letters.length - 1 ? 0.3 : (LEFT_OUT.get(letter) ?? 1);
  let above = [0];
  for (const [at, letter] of letters.entries()) above.push((above[at] ?? 0) + leftOut(letter, at));
  for (const [index, sign] of signs.entries()) {
    const unwritten = sign === 'a' && index === signs.length - 1 ? 0.4 : unwrittenCost(sign, index);
    const row = [(above[0] ?? 0) + unwritten];
    for (const [at, letter] of letters.entries()) {
      row.push(
        Math.min(
          (above[at] ?? 0) + (LETTERS_OF.get(sign)?.includes(letter) ? 0 : wrongSound(sign, letter)),
          (above[at + 1] ?? 0) + unwritten,
          (row[at] ?? 0) + leftOut(letter, at),
        ),
      );
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

const isVowel = (sign: string) => lists.LATIN_VOWELS.includes(sign);
const wrongSound = (sign: string, letter: string) => (isVowel(sign) && LEFT_OUT.has(letter) ? 0.4 : 1);

/** A short vowel inside a word, a pause, a half vowel, or a consonant that Arabic letters do not write; none begins a word. */
function unwrittenCost(sign: string, at: number): number {
  if (isVowel(sign)) return 0.15;
  if (at === 0) return 1;
  return sign === '2' || sign === 'w' || sign === 'y' ? 0.5 : 1;
}
