import { ARABIC_SOUNDS, FRANCO_LETTERS, SILENT_END, TWO_FOR_ONE } from './sounds.text.ts';

const ARABIC = /\p{Script=Arabic}/u;

const SOUND_OF: ReadonlyMap<string, string> = new Map(
  ARABIC_SOUNDS.split(' ').map(pair => pair.split('=') as [string, string]),
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
  [/tch|sh|ch/g, 'X'],
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
 * candidates, no more: `closeness` says which is meant.
 */
export function soundOf(word: string): string {
  const sounds = ARABIC.test(word)
    ? [...said(word)].map(letter => SOUND_OF.get(letter) ?? '').join('')
    : LATIN_SOUNDS.reduce(
        (done, [letters, sound]) => done.replace(letters, sound),
        word.replace(/h$/, '').replace(/([a-z])\1+/g, '$1'),
      );
  return sounds;
}

/** Two letters that are one sound, and an ending that is none. */
function said(word: string): string {
  const once = word.replaceAll(TWO_FOR_ONE[0], TWO_FOR_ONE[1]);
  return once.endsWith(SILENT_END) ? once.slice(0, -SILENT_END.length) : once;
}

/** An Arabic word in the Latin letters that shoppers use, vowels included, for comparing. */
export function franco(word: string): string {
  return [...word].map(letter => FRANCO.get(letter) ?? letter).join('');
}

const FRANCO: ReadonlyMap<string, string> = new Map(
  FRANCO_LETTERS.split(' ').map(pair => pair.split('=') as [string, string]),
);
