import { findDeals } from '#modules/catalog/server/find-deals.ts';
import { countSales, rankProducts } from '#modules/reports/server/count-sales.ts';
import { pairProducts } from '#modules/reports/server/pair-products.ts';
import { rateMerchants } from '#modules/reviews/server/rate-merchants.ts';
import type { Config } from '#platform/server/config/config.ts';
import { besides, named } from './besides.ts';
import { cashSteps } from './cash.ts';
import { complaints } from './complaints.ts';
import { conversations } from './conversations.ts';
import { crowd } from './crowd.ts';
import { crowdOpinions } from './crowd-opinions.ts';
import { knownBuyer } from './known-buyer.ts';
import { leadOrder, type Step } from './lead-order.ts';
import { opinions } from './opinions.ts';
import { papers } from './papers.ts';
import { openPast, type PastShop } from './past-shop.ts';
import { planOrders } from './plan.ts';
import { type Offer, type Person, selectOffers, selectPeople } from './queries.ts';
import { questions } from './questions.ts';

/**
 * Gives a freshly loaded demo a past of 30 days: every step of it is taken by a use case of the shop, by whoever would
 * take it, at its own moment; the last of them is `now`, which is not in the future. Of the buyers of README.md one has ordered nothing yet, the other has a little of everything.
 */
export async function makeHistory(
  parts: { config: Config; databaseUrl: string },
  now = new Date(),
): Promise<void> {
  const shop = await openPast(parts);
  try {
    const people = await selectPeople(shop.ctx.db);
    const ordered = await orderAll(shop, people, now);
    const finance = named(people, 'finance');
    const { steps, received } = await crowd(shop, people, now);
    const others = [
      ...besides(shop, people, now),
      ...papers(shop, people, now),
      ...cashSteps(shop, finance, now),
      ...complaints(shop, people, now),
      ...steps,
      ...crowdOpinions(shop, people, { received, now }),
      ...opinions(shop, people, now),
      ...questions(shop, people, now),
      ...conversations(shop, people, now),
      ...(await knownBuyer(shop, people, now)),
    ];
    await takeAll(shop, [...ordered, ...others], now);
    await shop.goTo(now);
    await countSales(shop.ctx);
    await rankProducts(shop.ctx);
    await pairProducts(shop.ctx);
    await findDeals(shop.ctx);
    await rateMerchants(shop.ctx);
  } finally {
    await shop.close();
  }
}

/** Steps in the order of time, also those that a step brings; what would be later than now is left for tomorrow. */
async function takeAll(shop: PastShop, steps: Step[], now: Date): Promise<void> {
  const waiting = [...steps];
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.at.getTime() - b.at.getTime());
    const step = waiting.shift() as Step;
    if (step.at > now) return;
    await shop.goTo(step.at);
    waiting.push(...(await step.take()));
  }
}

async function orderAll(shop: PastShop, people: readonly Person[], now: Date): Promise<Step[]> {
  const offers = await selectOffers(shop.ctx.db);
  const buyers = people.filter(({ email }) => /^buyer\d@/.test(email));
  const admin = named(people, 'admin');
  return planOrders(now).map((planned, at) =>
    leadOrder(shop, {
      ...planned,
      // Two parcels that are refused would end a buyer's cash on delivery.
      basket: basketOf(offers, at).slice(0, planned.fate === 'refused' ? 1 : undefined),
      caller: named(people, 'support'),
      quantity: 1 + (at % 3),
      // Each time round another one begins, so that the same fate meets everybody.
      buyer: buyers[(at + Math.floor(at / buyers.length)) % buyers.length] as Person,
      sellerOf: id => people.find(({ merchantId }) => merchantId === id) ?? admin,
    }),
  );
}

/**
 * What is in an order. Every third has one of two pairs, the first of one merchant and the second of two, so that the shop
 * knows what is bought together; of the others every second has two things.
 */
function basketOf(offers: readonly Offer[], at: number): Offer[] {
  const [ours, theirs] = [1, 2].map(id => offers.filter(({ merchantId }) => merchantId === id));
  if (!ours?.[1] || !theirs?.[0]) throw new Error('the demo has nothing to sell');
  if (at % 3 === 1) return at % 2 === 0 ? [ours[0] as Offer, ours[1]] : [ours[0] as Offer, theirs[0]];
  // Far apart in the list, so that every category has its share; every second order is of the first two merchants.
  const pool = at % 2 === 0 ? [...ours, ...theirs] : offers;
  const [one, other] = [at * 37, at * 37 + 5].map(place => pool[place % pool.length] as Offer);
  return at % 4 < 2 && other !== one ? [one as Offer, other as Offer] : [one as Offer];
}
