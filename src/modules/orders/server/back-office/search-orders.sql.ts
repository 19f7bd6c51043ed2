import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import { LEAST_ENDING, type OrderSearch } from '../../back-office/order-search.ts';
import type { ListFilter } from './list-managed-orders.sql.ts';
import { within } from './queries.ts';

/** Before a merchant order is the merchant's to pack, and once it is over, the merchant may not know the buyer (A3). */
const KNOWS_BUYER = sql`mo.status in ('new', 'accepted', 'ready', 'shipped', 'delivered', 'undelivered')`;

interface Searched extends Pick<ListFilter, 'scope' | 'from' | 'before'> {
  /** How many are enough; null: all there are. */
  most: number | null;
}

/** The newest orders of those days that a search means; a merchant finds nobody whom it may not know. */
export async function searchOrders(run: Runner, search: OrderSearch, asked: Searched): Promise<number[]> {
  if ('orderId' in search) return newest(run, asked, sql`o.id = ${search.orderId}`);
  if ('mobile' in search) return newest(run, asked, sql`o.mobile = ${search.mobile} and ${knownIn(asked)}`);
  if ('number' in search) return newest(run, asked, sql`o.id in (${numbered(search.number, asked)})`);
  if ('tracking' in search) return newest(run, asked, sql`o.id in (${carried(search.tracking, asked)})`);
  return newestNamed(run, asked, search.words);
}

/** The largest number that an id may be. */
const MOST_DIGITS = 15;
/** A whole mobile is searched as one. */
const MOST_ENDING = 10;

/** Orders by their number, by a courier's number, or by how the buyer's mobile ends. */
function numbered(number: string, asked: Searched): RawBuilder<unknown> {
  const ends = number.length >= LEAST_ENDING && number.length <= MOST_ENDING;
  return sql.join(
    [
      ...(number.length <= MOST_DIGITS ? [sql`select ${Number(number)}::bigint`] : []),
      carried(number, asked),
      ...(ends ? [endingIn(number, asked)] : []),
    ],
    sql` union all `,
  );
}

const carried = (tracking: string, { scope }: Searched) => sql`
  select mo.order_id from parcels p join merchant_orders mo on mo.id = p.merchant_order_id
   where p.tracking_number = any(${[tracking, tracking.toUpperCase()]}::text[]) and ${within(scope)}`;

/** By the index of mobiles read from their end, as a range: a pattern that is a parameter would not use it. */
function endingIn(digits: string, asked: Searched): RawBuilder<unknown> {
  const turned = [...digits].toReversed().join('');
  return sql`
    select mo.order_id from orders o join merchant_orders mo on mo.order_id = o.id
     where reverse(o.mobile) ~>=~ ${turned} and reverse(o.mobile) ~<~ ${`${turned}:`}
       and ${within(asked.scope)} and ${knownIn(asked)}`;
}

const isNamed = (words: readonly string[], ending: '' | ':*') => sql`
  o.names @@ (select string_agg(quote_literal(fold_name(word)) || ${ending}, ' & ')::tsquery
                from unnest(${words}::text[]) word)`;

const knownIn = ({ scope }: Searched) => (scope === 'all' ? sql`true` : KNOWS_BUYER);

type Named = Record<'whole' | 'begun', RawBuilder<unknown>>;
type Seen = Record<keyof Named, number[]>;

/** A name that somebody has is meant as it is; any other is taken for the beginning of one that is being typed. */
async function newestNamed(run: Runner, asked: Searched, words: readonly string[]): Promise<number[]> {
  const named = { whole: isNamed(words, ''), begun: isNamed(words, ':*') };
  if (asked.scope !== 'all') {
    const known = sql`${ordersOf(asked)} where ${KNOWS_BUYER} and ${daysOf(asked)}`;
    const own = await look(run, known, { ...named, most: asked.most });
    return own.whole.length > 0 ? own.whole : own.begun;
  }
  const seen = await lookAtFirst(run, asked, named);
  const ids = await fill(run, asked, { isMeant: named.whole, seen: seen.whole });
  return ids.length > 0 ? ids : fill(run, asked, { isMeant: named.begun, seen: seen.begun });
}

/** Read first, from the newest on: a common name fills the list from these alone. */
const LOOKED_AT_FIRST = 10_000;
/** With fewer hits among them, reading every order of that name costs less than walking on until the list is full. */
const WORTH_WALKING_ON = 25;

async function lookAtFirst(run: Runner, asked: Searched, named: Named): Promise<Seen> {
  if (asked.most === null) return { whole: [], begun: [] };
  const first = sql`orders o where ${daysOf(asked)} order by o.id desc limit ${LOOKED_AT_FIRST}`;
  return look(run, first, { ...named, most: asked.most });
}

/** The newest `most` of these orders that are named so. */
async function look(
  run: Runner,
  orders: RawBuilder<unknown>,
  { whole, begun, most }: Named & Pick<Searched, 'most'>,
): Promise<Seen> {
  const { rows } = await sql<Seen>`
    with seen as materialized (select o.id, ${whole} as is_whole from (select o.* from ${orders}) o where ${begun})
    select to_json(array(select id from seen where is_whole order by id desc limit ${sql.lit(most)})) as whole,
           to_json(array(select id from seen order by id desc limit ${sql.lit(most)})) as begun`.execute(run);
  return rows[0] as Seen;
}

interface Meant {
  isMeant: RawBuilder<unknown>;
  seen: number[];
}

async function fill(run: Runner, asked: Searched, { isMeant, seen }: Meant): Promise<number[]> {
  if (seen.length === asked.most) return seen;
  if (seen.length < WORTH_WALKING_ON) return newest(run, asked, isMeant);
  // The offset keeps the planner from turning to the index of names.
  const all = sql`select * from orders o where ${daysOf(asked)} order by o.id desc offset 0`;
  return idsOf(run, sql`select o.id from (${all}) o where ${isMeant}`, asked.most);
}

function newest(run: Runner, asked: Searched, meant: RawBuilder<unknown>): Promise<number[]> {
  const all = sql`select o.id from ${ordersOf(asked)} where ${meant} and ${daysOf(asked)}`;
  // Found first and put in order then: in the order of ids the planner might walk through a million to find one.
  return idsOf(run, sql`with o as materialized (${all}) select o.id from o`, asked.most);
}

const ordersOf = ({ scope }: Searched) =>
  scope === 'all'
    ? sql`orders o`
    : sql`(select * from merchant_orders mo where ${within(scope)}) mo join orders o on o.id = mo.order_id`;

const firstSince = (moment: Date) => sql`
  (select mo.order_id from merchant_orders mo where mo.placed_at >= ${moment} order by mo.placed_at, mo.order_id limit 1)`;

/** Orders placed at the same moment may have their ids in another order than their times, by fewer than this. */
const OUT_OF_STEP = 1_000;

/** The days' orders stand together by id, which is the order they are read in. */
function daysOf({ from, before }: Pick<Searched, 'from' | 'before'>): RawBuilder<unknown> {
  return allOf(
    from !== undefined &&
      sql`o.placed_at >= ${from} and o.id > coalesce(${firstSince(from)}, 0) - ${sql.lit(OUT_OF_STEP)}`,
    before !== undefined &&
      sql`o.placed_at < ${before} and o.id < coalesce(${firstSince(before)} + ${sql.lit(OUT_OF_STEP)}, 9223372036854775807)`,
  );
}

async function idsOf(run: Runner, meant: RawBuilder<unknown>, most: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${meant} order by o.id desc limit ${sql.lit(most)}`.execute(run);
  return rows.map(({ id }) => id);
}
