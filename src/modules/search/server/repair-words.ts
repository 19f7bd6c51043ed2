import { findWord } from '#modules/catalog/words/find-term.ts';
import { type Item, isA } from '#modules/catalog/words/read-items.ts';
import { type Query, readQuery } from '#modules/catalog/words/read-query.ts';
import { slipsBetween } from '#modules/catalog/words/spelling/slips.ts';
import { plainLatin, soundCost, soundsOf } from '#modules/catalog/words/spelling/sounds.ts';
import { allOf } from '#modules/catalog/words/tiers.ts';
import { normalise, stem } from '#platform/arabic.ts';
import type { Runner } from '#platform/server/database.ts';
import { countFound, selectNearWords } from './queries.ts';

/** Shorter words are not repaired, because almost any other word is one letter away. */
const SHORTEST = 3;
/** With more of them, no word is left to tell what was meant. */
export const MOST_REPAIRED = 4;
/** So many known words are tried for a mistyped one, and so many ways of repairing a query. */
const MOST_CHOICES = 6;
const MOST_WAYS = 12;

/** What a search does not find: which of its items any product has, and how many products would be enough. */
export interface Missed {
  query: Query;
  present: readonly boolean[];
  enough: number;
  /** The last word may still be going on. */
  isTyping?: boolean;
  /** Whether the other keyboard was tried: nobody takes both the wrong keyboard and the other script. */
  isFlipped?: boolean;
}

/** A known word in the place of a typed one; the lower the score, the likelier. */
interface Choice {
  word: string;
  cost: number;
  score: number;
}

/**
 * The words with each one that no product has replaced by a known one: the likeliest that make sense together, so that
 * "korsy maktab" becomes an office chair. `null` if none is likely.
 */
export async function repairWords(
  run: Runner,
  text: string,
  { query, present, isFlipped = false }: Missed,
): Promise<string | null> {
  const missing = new Set(
    query.items.flatMap((item, at) => (present[at] || isListed(item) ? [] : item.words)),
  );
  const words = normalise(text).split(' ');
  if (missing.size > MOST_REPAIRED) return null;
  const alone = {
    isAlone: words.length === 1,
    isFlipped,
    hasGoods: query.items.some((item, at) => present[at] && isA(item, 'goods', 'part')),
  };
  // A word may stand there many times.
  const choicesOf = new Map(
    await Promise.all([...missing].map(async word => [word, await choicesFor(run, word, alone)] as const)),
  );
  const choices = words.map(word => choicesOf.get(word) ?? [itself(word)]);
  const ways = waysOf(choices).filter(way => way.some(({ word }, at) => word !== words[at]));
  if (ways.length === 0) return null;
  const texts = ways.map(way => way.map(({ word }) => word).join(' '));
  const found = await countFound(
    run,
    texts.map(each => allOf(readQuery(each))),
    1,
  );
  const best = Math.max(0, found.indexOf(1));
  const isTogether = found[best] === 1 && !isFarFetched(ways[best] ?? [], words);
  const mended = ways[best]?.filter(({ word }, at) => word !== words[at]) ?? [];
  const isSure =
    mended.some(({ word }) => namesGoods(word)) &&
    mended.every(({ word, cost }) => cost <= SURE && (namesGoods(word) || tellsGoodsApart(word)));
  return isTogether || (isSure && !isGuessed(ways[best] ?? [], { words, missing }))
    ? (texts[best] ?? null)
    : null;
}

/** Of words that no product has together only slight slips are believed: they may name what the shop has not. */
const SURE = 0.7;

/** A short word mended beside one that nobody knows, and nothing else: «تذاكر قطار» is no tyre. */
function isGuessed(
  way: readonly Choice[],
  { words, missing }: { words: readonly string[]; missing: ReadonlySet<string> },
): boolean {
  const isUnknown = words.every(word => missing.has(word)) && way.some(({ word }, at) => word === words[at]);
  return (
    isUnknown &&
    way.every(({ word, cost }, at) => word === words[at] || (word.length < LONG && cost > SLIGHT))
  );
}

/** A doubled letter. */
const SLIGHT = 0.45;

/** Several words that all need a letter mended are other words. */
function isFarFetched(way: readonly Choice[], words: readonly string[]): boolean {
  return way.length > 1 && way.every(({ word, cost }, at) => word !== words[at] && cost > SURE);
}

const isListed = (item: Item) => item.concepts.length > 0 && item.isExact;

/** Every way of choosing, the likeliest first. */
function waysOf(choices: readonly Choice[][]): Choice[][] {
  const scoreOf = (way: readonly Choice[]) => way.reduce((sum, { score }) => sum + score, 0);
  return choices.reduce<Choice[][]>(
    (ways, own) =>
      ways
        .flatMap(way => own.map(choice => [...way, choice]))
        .toSorted((a, b) => scoreOf(a) - scoreOf(b))
        .slice(0, MOST_WAYS),
    [[]],
  );
}

/** Whether a word is the whole query, its letters are those of the other keyboard, and other words name goods. */
interface Alone {
  isAlone: boolean;
  isFlipped: boolean;
  hasGoods: boolean;
}

/** The known words that were most probably meant, or the word itself if there is none. */
async function choicesFor(run: Runner, word: string, alone: Alone): Promise<Choice[]> {
  // One letter, held down, is no word that was meant.
  if (word.length < SHORTEST || /^(?:\d+|(.)\1*)$/.test(word)) return [itself(word)];
  const near = await selectNearWords(run, {
    shortened: shortenings(word),
    sounds: alone.isFlipped ? [] : soundsOf(word),
  });
  const likely = near
    .map(({ word: known, products }) => {
      const { cost, most } = difference(word, known, alone);
      const common = Math.min(MOST_COMMON, Math.log10(products + 1)) * 0.25;
      return {
        word: known,
        cost,
        score: cost - common - (namesWanted(known, alone) ? 0.25 : 0),
        isBearable: cost <= most,
      };
    })
    .filter(({ word: known, isBearable }) => isBearable && !tellsNothing(known))
    .toSorted((a, b) => a.score - b.score);
  const choices = ofOwnScript(word, likely).slice(0, MOST_CHOICES);
  return choices.length > 0 ? choices : [itself(word)];
}

/** No slip is mended into «للبيع» or «جديد»: they say nothing of what is looked for. */
function tellsNothing(word: string): boolean {
  const concepts = findWord(word)?.concepts ?? [];
  return (
    concepts.length > 0 &&
    concepts.every(({ class: of }) => of === 'offer' || of === 'filler' || of === 'for' || of === 'with')
  );
}

/** Who types Arabic means an Arabic word, if one is near: «صبون» is no spoon. */
function ofOwnScript(word: string, choices: readonly Choice[]): readonly Choice[] {
  const own = LATIN.test(word) ? [] : choices.filter(({ word: known }) => !LATIN.test(known));
  return own.length > 0 ? own : choices;
}

const itself = (word: string): Choice => ({ word, cost: 0, score: 0 });

/** Who mistypes one word of several mistypes the goods as often as anything, and looks for them more; beside goods, their brand. */
function namesWanted(word: string, { hasGoods }: Alone): boolean {
  if (!hasGoods) return namesGoods(word);
  return findWord(word)?.concepts.some(({ class: of }) => of === 'brand' || of === 'line') ?? false;
}

function namesGoods(word: string): boolean {
  const concepts = findWord(word)?.concepts ?? [];
  return concepts.some(({ class: of }) => ['goods', 'part', 'line', 'brand'].includes(of));
}

/** Beside goods a person or a colour is as sure as they are: "battaneyet atfal", though the shop has none for children. */
function tellsGoodsApart(word: string): boolean {
  const concepts = findWord(word)?.concepts ?? [];
  return concepts.some(({ class: of }) => ['person', 'colour', 'material', 'trait'].includes(of));
}

/** More products than ten to this power make a word no likelier. */
const MOST_COMMON = 3;
const LATIN = /^[a-z0-9']+$/;

/** How far a typed word is from a known one, and how far it may be. */
function difference(word: string, known: string, alone: Alone): { cost: number; most: number } {
  const isLatin = LATIN.test(word);
  const most = bearable(word, alone);
  if (isLatin === LATIN.test(known)) {
    const costs = [
      slipsBetween(word, known),
      slipsBetween(stem(word), stem(known)) + 0.2,
      ...(isLatin ? [slipsBetween(plainLatin(word), plainLatin(known)) + 0.3] : []),
    ];
    return { cost: Math.min(...costs), most };
  }
  if (isLatin) return { cost: soundCost(word, known) + 0.1, most: most * 0.75 };
  // Who types Arabic means an Arabic word, unless it is long enough to be a foreign one.
  const isDistinct = soundsOf(word).some(sound => sound.length > 2);
  return { cost: soundCost(known, word) + 0.6, most: isDistinct ? most * 0.75 : -1 };
}

/** How much may be wrong in a word of this length; a short word alone says too little. */
function bearable(word: string, { isAlone }: Alone): number {
  if (word.length <= 3) return isAlone ? 0.7 : 1;
  if (word.length <= 5) return 1.1;
  return word.length <= 7 ? 1.7 : 2.2;
}

/** More letters than any word of the catalogue has: without two of its letters, a text of 200 would be 40,000 others. */
const LONGEST = 24;

/** The word, and the word without each one, in longer words also two, of its letters. */
export function shortenings(word: string): string[] {
  const letters = [...word];
  if (letters.length > LONGEST) return [word];
  const one = letters.map((_, at) => letters.toSpliced(at, 1));
  const two = letters.length < LONG ? [] : one.flatMap(rest => rest.map((_, at) => rest.toSpliced(at, 1)));
  return [...new Set([letters, ...one, ...two].map(each => each.join('')))];
}

const LONG = 6;
