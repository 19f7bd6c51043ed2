import type { CallBody } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { COUNTED_DAYS } from '../../merchant-rating.ts';
import { objectionState, objectUntil } from '../../objection.ts';
import {
  type listPerformance as listCall,
  MOST_SHOPS,
  type showPerformance as showCall,
} from '../../performance.calls.ts';
import { countStanding, measuresOf, mediansOf, SETBACKS_AMONG } from '../../performance.ts';
import { nextWarning, type Warned } from '../../warning.ts';
import { selectPeers, selectPerformance, selectSetbacks } from './performance.sql.ts';
import { selectLatestOf, selectWarnings } from './warnings.sql.ts';

/** Orders that are shown to have lowered a measure. */
const MOST_SETBACKS = 20;
const MOST_WARNINGS = 10;

/** The counts that buyers see too, with the orders behind them, of the merchant's own shop alone (A1). */
export async function showPerformance(
  { db, clock }: Ctx,
  _: object,
  { viewer: { merchantId } }: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  if (merchantId === null) throw generalRefusal('not_allowed');
  const now = clock.now();
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY);
  const [[counts], peers, setbacks, warnings] = await Promise.all([
    selectPerformance(db, merchantId),
    selectPeers(db, merchantId),
    selectSetbacks(db, { merchantId, since, among: SETBACKS_AMONG, most: MOST_SETBACKS }),
    selectWarnings(db, { merchantId, since, most: MOST_WARNINGS }),
  ]);
  return {
    came: counts?.came ?? 0,
    measures: measuresOf(counts ?? NOTHING),
    medians: mediansOf(peers),
    countedAt: counts?.countedAt.toISOString() ?? null,
    setbacks: setbacks.map(({ orderId, what, at, isObjected, accepted, answer }) => ({
      orderId,
      what,
      at: at.toISOString(),
      objection: isObjected ? { state: objectionState(accepted), answer } : null,
      objectUntil: !isObjected && objectUntil(at) > now ? objectUntil(at).toISOString() : null,
    })),
    warnings: warnings.map(({ sentAt, ...warning }) => ({ ...warning, sentAt: sentAt.toISOString() })),
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

/** Where a shop stands on the ladder, and what may be told it next. */
function ladderOf(latest: Warned | null, now: Date) {
  const { step, from } = nextWarning(latest, now);
  return {
    warning: latest && { step: latest.step, sentAt: latest.sentAt.toISOString() },
    next: { step, from: from.toISOString() },
  };
}

/** Those first that have most measures beyond the limit, then near it, then most orders. */
export async function listPerformance({ db, clock }: Ctx): Promise<CallBody<typeof listCall>> {
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
  const shown = worstFirst.slice(0, MOST_SHOPS);
  const latest = await selectLatestOf(
    db,
    shown.map(({ merchantId }) => merchantId),
  );
  const now = clock.now();
  return {
    merchants: shown.map(shop => ({ ...shop, ...ladderOf(latest.get(shop.merchantId) ?? null, now) })),
  };
}
