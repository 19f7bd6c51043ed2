import { createCoupon } from '#modules/discounts/calls.ts';
import { readAllNotifications } from '#modules/notifications/calls.ts';
import { setPayoutChannel } from '#modules/payouts/money.calls.ts';
import { isPayoutDay } from '#modules/payouts/payout.ts';
import { listPayouts, movePayout } from '#modules/payouts/payouts.calls.ts';
import { draftWeekly } from '#modules/payouts/server/batches/draft-payouts.ts';
import { DAY } from '#platform/clock.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import type { Person } from './queries.ts';

export function named(people: readonly Person[], name: string): Person {
  const person = people.find(({ email }) => email === `${name}@wekala.example`);
  if (!person) throw new Error(`the demo has no ${name}`);
  return person;
}

/** A step so many days before that moment. */
export function before(now: Date) {
  return (days: number, take: () => Promise<unknown>): Step => ({
    at: new Date(now.getTime() - days * DAY),
    take: async () => {
      await take();
      return [];
    },
  });
}

/** As `Date` counts the days of a week, and the settings their payout day. */
const SUNDAY = 0;

/** Everything besides orders: coupons, payouts, and notices that were read. */
export function besides(shop: PastShop, people: readonly Person[], now: Date): Step[] {
  const ago = before(now);
  // The shop drafts payouts on Sundays by itself: Cairo's, which begin before the server's.
  const sunday = Array.from({ length: 7 }, (_, day) => day + 0.05).find(days =>
    isPayoutDay(new Date(now.getTime() - days * DAY), SUNDAY),
  );
  if (sunday === undefined) throw new Error('a week without a Sunday');
  return [
    ago(31, () => setChannels(shop, people)),
    ago(21, () => announceCoupon(shop, named(people, 'admin'), now)),
    ...[sunday + 7, sunday].map(days => ago(days, () => draftWeekly(shop.ctx))),
    ago(Math.max(0.04, sunday - 1.05), () => payOut(shop, people)),
    ago(0.7, () => readNotices(shop, people)),
  ];
}

/** Everybody has read what came until yesterday, so that a handful is new. */
async function readNotices(shop: PastShop, people: readonly Person[]): Promise<void> {
  await shop.runJobs();
  for (const person of people)
    await shop.act(person, readAllNotifications, { upTo: Number.MAX_SAFE_INTEGER });
}

async function setChannels(shop: PastShop, people: readonly Person[]): Promise<void> {
  for (const owner of people.filter(({ merchantId }) => merchantId !== null))
    await shop.act(owner, setPayoutChannel, { kind: 'wallet', holder: owner.name, number: owner.mobile });
}

async function announceCoupon(shop: PastShop, admin: Person, now: Date): Promise<void> {
  await shop.act(admin, createCoupon, {
    code: 'AHLAN10',
    kind: 'percent',
    percent: 10,
    amount: null,
    most: 100,
    minSubtotal: 300,
    categoryIds: [],
    productIds: [],
    platformPercent: 100,
    firstDay: cairoDay(new Date(now.getTime() - 21 * DAY)),
    lastDay: addDays(cairoDay(now), 30),
    totalLimit: 1000,
    buyerLimit: 1,
  });
}

/** The merchant that has been paid. */
const PAID = 1;

/**
 * What the shop drafted for one merchant: one person approves, and above the limit a second one; who did not approve last
 * sends it and sees it arrive. The others wait for it.
 */
async function payOut(shop: PastShop, people: readonly Person[]): Promise<void> {
  const [admin, finance] = [named(people, 'admin'), named(people, 'finance')];
  const { payouts } = await shop.act(finance, listPayouts, { state: 'draft' });
  for (const { id: payoutId, approvalsNeeded } of payouts.filter(({ merchantId }) => merchantId === PAID)) {
    const take = (who: Person, step: 'approve' | 'send' | 'confirm', note = '') =>
      shop.act(who, movePayout, { payoutId, step, note });
    await take(admin, 'approve');
    if (approvalsNeeded > 1) await take(finance, 'approve');
    const sender = approvalsNeeded > 1 ? admin : finance;
    await take(sender, 'send');
    await take(sender, 'confirm', 'TRX-20118');
  }
}
