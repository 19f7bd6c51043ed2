import { importStatement, listRemittances, reconcileRemittance } from '#modules/remittances/calls.ts';
import { DAY } from '#platform/clock.ts';
import { cairoDay } from '#platform/dates.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import { type Person, selectTakenCash } from './queries.ts';

/** Weeks ago that the courier's statements came, and its fee for each parcel's cash; in pounds. */
const STATEMENTS = [37, 30, 23, 16, 9, 2];
const FEE = 15;
/** What is missing from the first parcel of the last statement, and how many parcels it does not list yet. */
const SHORT = 50;
const NOT_YET = 2;

/** The courier's cash: a statement a week, settled by the bank a day later; the last one is open and a little short. */
export function cashSteps(shop: PastShop, finance: Person, now: Date): Step[] {
  const ago = (days: number, take: () => Promise<unknown>): Step => ({
    at: new Date(now.getTime() - days * DAY),
    take: async () => {
      await take();
      return [];
    },
  });
  const last = STATEMENTS.at(-1);
  return STATEMENTS.flatMap(days =>
    days === last
      ? [ago(days, () => importTaken(shop, finance, { short: SHORT, notYet: NOT_YET }))]
      : [
          ago(days, () => importTaken(shop, finance, { short: 0, notYet: 0 })),
          ago(days - 1, () => settleAll(shop, finance)),
        ],
  );
}

async function importTaken(
  shop: PastShop,
  finance: Person,
  { short, notYet }: { short: number; notYet: number },
): Promise<void> {
  const taken = await selectTakenCash(shop.ctx.db);
  const lines = taken.slice(0, taken.length - notYet);
  if (lines.length === 0) return;
  const rows = lines.map(({ trackingNumber, pounds }, at) =>
    [trackingNumber, (at === 0 ? pounds - short : pounds).toFixed(2), FEE].join(','),
  );
  const file = new TextEncoder().encode(['رقم التتبع,المبلغ المحصّل,رسوم الشحن', ...rows].join('\r\n'));
  const reference = `BST-${cairoDay(shop.ctx.clock.now())}`;
  await shop.act(finance, importStatement, { file, courier: 'bosta', reference });
}

async function settleAll(shop: PastShop, finance: Person): Promise<void> {
  const { remittances } = await shop.act(finance, listRemittances, {});
  for (const { id, net, reference } of remittances.filter(({ settledAt }) => settledAt === null))
    await shop.act(finance, reconcileRemittance, {
      remittanceId: id,
      bankAmount: net,
      bankReference: `TRF ${reference}`,
    });
}
