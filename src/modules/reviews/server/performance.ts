import type { CallBody } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { COUNTED_DAYS } from '../merchant-rating.ts';
import {
  type listPerformance as listCall,
  MOST_SHOPS,
  type showPerformance as showCall,
} from '../performance.calls.ts';
import { countStanding, measuresOf, SETBACKS_AMONG } from '../performance.ts';
import { selectPerformance, selectSetbacks } from './performance.sql.ts';

/** Orders that are shown to have lowered a measure. */
const MOST_SETBACKS = 20;

/** The counts that buyers see too, with the orders behind them, of the merchant's own shop alone (A1). */
export async function showPerformance(
  { db, clock }: Ctx,
  _: object,
  { viewer: { merchantId } }: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  if (merchantId === null) throw generalRefusal('not_allowed');
  const since = new Date(clock.now().getTime() - COUNTED_DAYS * DAY);
  const [[counts], setbacks] = await Promise.all([
    selectPerformance(db, merchantId),
    selectSetbacks(db, { merchantId, since, among: SETBACKS_AMONG, most: MOST_SETBACKS }),
  ]);
  return {
    came: counts?.came ?? 0,
    measures: measuresOf(counts ?? NOTHING),
    countedAt: counts?.countedAt.toISOString() ?? null,
    setbacks: setbacks.map(each => ({ ...each, at: each.at.toISOString() })),
  };
}

const NOTHING = {
  parts: 0,
  promised: 0,
  handedOver: 0,
  arrived: 0,
  faulty: 0,
  stars: 0,
  reviews: 0,
  shopStars: 0,
  shopRaters: 0,
  asked: 0,
  answered: 0,
  came: 0,
  refused: 0,
  acceptMinutes: null,
};

/** Those first that have most measures beyond the limit, then near it, then most orders. */
export async function listPerformance({ db }: Ctx): Promise<CallBody<typeof listCall>> {
  const all = (await selectPerformance(db, null)).map(({ merchantId, name, ...counts }) => ({
    merchantId,
    name,
    came: counts.came,
    measures: measuresOf(counts),
  }));
  const beyond = (shop: (typeof all)[number]) => countStanding(shop.measures, 'beyond');
  const near = (shop: (typeof all)[number]) => countStanding(shop.measures, 'near');
  const worstFirst = all.toSorted(
    (one, other) => beyond(other) - beyond(one) || near(other) - near(one) || other.came - one.came,
  );
  return { merchants: worstFirst.slice(0, MOST_SHOPS) };
}
