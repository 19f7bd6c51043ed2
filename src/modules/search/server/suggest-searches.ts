import { listProductsOf } from '#modules/catalog/server/listing/list-products.ts';
import { spellingOf } from '#modules/catalog/words/dictionary.ts';
import { findWord } from '#modules/catalog/words/find-term.ts';
import { readQuery } from '#modules/catalog/words/read-query.ts';
import { allOf } from '#modules/catalog/words/tiers.ts';
import { normalise } from '#platform/arabic.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import { guest } from '#platform/viewer.ts';
import type { suggestSearches as suggestCall } from '../calls.ts';
import type { helpNothingFound as helpCall } from '../nothing.calls.ts';
import { selectPopularSearches } from './count-searches.sql.ts';
import { findWords } from './find-words.ts';
import { countFound } from './queries.ts';
import { type Around, selectAround, selectBusyCategories, selectWordsFrom } from './suggest.sql.ts';

type Suggestions = CallBody<typeof suggestCall>;

const SHORTEST = 2;
const MOST_WORDS = 4;
const MOST_POPULAR = 6;
const MOST_AROUND = 2;
const MOST_CATEGORIES = 6;
/** So many known words are looked at: many are forms of the same. */
const CANDIDATES = 40;

/** What may be meant by a text that is still being typed; for none, where most buy. */
export async function suggestSearches(ctx: Ctx, { q }: CallInput<typeof suggestCall>): Promise<Suggestions> {
  const text = normalise(q.slice(0, LONGEST));
  const as = { key: `suggest ${text}`, tags: ['products'] as const };
  return remember(ctx, as, () => (text.length < SHORTEST ? popular(ctx) : completed(ctx, text)));
}

const LONGEST = 100;

async function popular({ db, clock }: Ctx): Promise<Suggestions> {
  const [words, categories] = await Promise.all([
    selectPopularSearches(db, clock.now(), MOST_POPULAR),
    selectBusyCategories(db, MOST_CATEGORIES),
  ]);
  return { ...NONE, words: words.map(spelled), categories };
}

/**
 * Where to look when a search finds nothing: the categories of what its words come near, as when they are exactly as
 * typed; where nothing does, those that are bought from most.
 */
export async function helpNothingFound(
  ctx: Ctx,
  { q }: CallInput<typeof helpCall>,
): Promise<CallBody<typeof helpCall>> {
  const start = await popular(ctx);
  const { words } = await findWords(ctx, q, { typing: false, asTyped: false, widen: true });
  const around = words ? await selectAround(ctx.db, words.found) : [];
  const near = around.filter(({ kind }) => kind === 'category').map(({ id, name }) => ({ id, name }));
  const { products } = await listProductsOf(ctx, { input: POPULAR, viewer: guest, words: null });
  return {
    words: start.words,
    categories: near.length > 0 ? near.slice(0, MOST_CATEGORIES) : start.categories,
    products,
  };
}

const POPULAR = {
  page: 1,
  limit: 4,
  sortBy: 'numberOfRequests',
  order: 'descending',
  inStock: true,
} as const;

const NONE: Suggestions = { words: [], categories: [], brands: [], merchants: [] };

async function completed(ctx: Ctx, text: string): Promise<Suggestions> {
  const { words, repaired } = await findWords(ctx, text, { typing: true, asTyped: false, widen: false });
  if (!words) return NONE;
  const [longer, around] = await Promise.all([
    repaired === null ? longerWords(ctx, text) : [repaired],
    selectAround(ctx.db, words.found),
  ]);
  const of = (kind: Around['kind']) =>
    around.filter(each => each.kind === kind).map(({ id, name, others }) => ({ id, name, others }));
  const isNamed = ({ name, others }: Pick<Around, 'name' | 'others'>) =>
    [name, ...others].some(each => saysTyped(normalise(each), text));
  const few = (all: ReturnType<typeof of>) => all.slice(0, MOST_AROUND).map(({ id, name }) => ({ id, name }));
  return {
    words: longer,
    categories: few(of('category')),
    brands: few(of('brand').filter(isNamed)),
    merchants: few(of('merchant').filter(isNamed)),
  };
}

/** Whether a name has a word that begins like one of the typed ones. */
function saysTyped(name: string, text: string): boolean {
  const starts = text.split(' ').filter(word => word.length >= SHORTEST);
  return name.split(' ').some(word => starts.some(start => word.startsWith(start)));
}

/** The typed words, the last one finished in each way that finds something; one way for each meaning. */
async function longerWords({ db }: Ctx, text: string): Promise<string[]> {
  const front = text.split(' ').slice(0, -1);
  const last = text.split(' ').at(-1) ?? '';
  const known = last.length < SHORTEST ? [] : await selectWordsFrom(db, last, CANDIDATES);
  const meant = Map.groupBy(known, meaningOf);
  const goods = [...meant.values()]
    .map(([word = '']) => word)
    .toSorted((a, b) => rankOf(a, last) - rankOf(b, last));
  const ends = goods.map(word => spellingFrom(word, last));
  const texts = ends.map(end => [...front, end].join(' '));
  const counts = await countFound(
    db,
    texts.map(each => allOf(readQuery(each))),
    1,
  );
  const found = texts.filter((_, at) => counts[at]);
  return [...new Set(found.map(spelled))].slice(0, MOST_WORDS);
}

/** What is usually called by a word that begins so, then other goods and brands, then what goods are like. */
function rankOf(word: string, start: string): number {
  const names = ['goods', 'part', 'line', 'brand'];
  const named = (findWord(word)?.concepts ?? []).filter(concept => names.includes(concept.class));
  if (named.length === 0) return 2;
  return named.some(({ terms }) => terms[0]?.startsWith(start)) ? 0 : 1;
}

function meaningOf(word: string): string {
  return findWord(word)?.concepts[0]?.id ?? word;
}

/** The usual word for what a word means, if it begins as typed, so that no misspelling is suggested. */
function spellingFrom(word: string, start: string): string {
  const usual = findWord(word)?.concepts[0]?.terms.find(term => term.startsWith(start));
  return usual ?? word;
}

const spelled = (words: string) => words.split(' ').map(spellingOf).join(' ');
