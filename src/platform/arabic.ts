import { WHOLE_WORDS } from './arabic-words.ts';
import { asciiDigits } from './digits.ts';

const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/**
 * Controls, lone surrogates and letters without ink: a name made of them looks empty or like another name. A selector
 * stays behind a sign that it turns into a picture.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2800]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|(?<!\p{Emoji})\uFE0F/gu;

/** A name or title as it is saved: one line, composed, without invisible characters, white space folded and trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(LINE_BREAKS, ' ')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}

/** As `cleanText`, with line breaks kept as `\n` and at most one empty line between two paragraphs. */
export function cleanLongText(text: string): string {
  const lines = text.replace(LINE_BREAKS, '\n').split('\n').map(cleanText);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

type Step = (text: string) => string;

/** Decomposed, أ إ آ ؤ ئ are a letter and a mark, so dropping the marks folds them with the vowel signs. */
const dropMarks: Step = text =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cf}ـ]/gu, '')
    .normalize('NFC');

const lowerCase: Step = text => text.toLowerCase();

const plainNumbers: Step = text =>
  asciiDigits(text)
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)[٬,](?=\d{3})/g, '');

const foldLetters: Step = text =>
  text
    .replaceAll('ٱ', 'ا')
    .replace(/[ىیېے]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replace(/[ةھہە]/g, 'ه');

/** Egypt writes these sounds of foreign words now with the foreign letter, now with its own. */
const foldForeignSounds: Step = text =>
  text.replaceAll('پ', 'ب').replaceAll('ڤ', 'ف').replace(/[چگ]/g, 'ج').replaceAll('ژ', 'ز');

const calmRepeats: Step = text => text.replace(/([ء-ي])\1{2,}/g, '$1');

const spellSigns: Step = text => text.replace(/(?<=[a-z0-9])\+/g, ' plus ').replace(/[%٪]/g, ' % ');

const splitArabicFromDigits: Step = text => text.replace(/(?<=[ء-ي])(?=\d)|(?<=\d)(?=[ء-ي])/g, ' ');

const onlyWords: Step = text => text.replace(/(?:(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.%])+/gu, ' ').trim();

const STEPS: readonly Step[] = [
  dropMarks,
  lowerCase,
  plainNumbers,
  foldLetters,
  foldForeignSounds,
  calmRepeats,
  spellSigns,
  splitArabicFromDigits,
  onlyWords,
];

/**
 * One spelling for all texts that readers take for the same: folds marks, hamzas, taa marbuta, digit sets and case,
 * with one space between words. The index and the query must both use it; reindex after changing it.
 */
export function normalise(text: string): string {
  return PLAIN.test(text) ? foldPlain(text) : STEPS.reduce((done, step) => step(done), text);
}

/** Most words are nothing but letters of two scripts; Unicode's forms take six times as long as all else. */
const PLAIN = /^[ء-غف-يa-z ]*$/;

const foldPlain: Step = text =>
  calmRepeats(text.replace(/[أإآ]/g, 'ا').replaceAll('ؤ', 'و').replace(/[ئى]/g, 'ي').replaceAll('ة', 'ه'))
    .replace(/ {2,}/g, ' ')
    .trim();

const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'ولل', 'لل', 'ال'];
const ENDINGS = ['ات', 'ه'];
const SHORTEST_STEM = 3;

/** A normalised Arabic word without its article and plural ending. Short words and other scripts stay as they are. */
export function stem(word: string): string {
  if (!/^[ء-ي]+$/.test(word)) return word;
  const bare = withoutArticle(word);
  return WHOLE_WORDS.has(bare) ? bare : withoutEnding(bare);
}

function withoutArticle(word: string): string {
  if (WHOLE_WORDS.has(word)) return word;
  const article = ARTICLES.find(
    start => word.startsWith(start) && word.length - start.length >= SHORTEST_STEM,
  );
  return word.slice(article?.length ?? 0);
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find(end => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM) ?? '';
  return word
    .slice(0, word.length - ending.length)
    .replace(/(?<=.{3})ي$/, '')
    .replace(/(?<=.{4})ا$/, '');
}

/** Each Latin word together with the number after it, as shops write models: `iphone 15` gives `iphone15`. */
export function joinedModels(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? '';
    return /^[a-z]+$/.test(word) && /^\d[\da-z]*$/.test(next) ? [word + next] : [];
  });
}
