import { toggleProductLike } from '#modules/catalog/calls.ts';
import { writeToBuyer } from '#modules/conversations/back-office.calls.ts';
import { openConversation, writeToMerchant } from '#modules/conversations/calls.ts';
import { giveGoodwill } from '#modules/returns/credit.calls.ts';
import { DAY } from '#platform/clock.ts';
import { named } from './besides.ts';
import { leadOrder, type Ordered, type Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import { type Person, selectOffers, selectReceived } from './queries.ts';

const LIKED = 6;

/**
 * What the buyer of README.md has besides the orders of everybody and a return: an order on its way from two merchants,
 * likes, a conversation, and credit for a late parcel.
 */
export async function knownBuyer(shop: PastShop, people: readonly Person[], now: Date): Promise<Step[]> {
  const buyer = named(people, 'buyer2');
  return [
    await onItsWay(shop, people, now),
    ...(await waiting(shop, people, now)),
    {
      at: new Date(now.getTime() - 0.15 * DAY),
      take: async () => {
        await like(shop, buyer);
        await converse(shop, people, buyer);
        await shop.act(named(people, 'support'), giveGoodwill, {
          key: 'demo-late-parcel',
          userId: buyer.userId,
          amount: 50,
          reason: 'اعتذار عن تأخر شحنة يومين',
        });
        return [];
      },
    },
  ];
}

/** Handed over by two merchants, so that two parcels are on their way. */
async function onItsWay(shop: PastShop, people: readonly Person[], now: Date): Promise<Step> {
  const offers = await selectOffers(shop.ctx.db);
  const sellers = [1, 2].map(id => people.find(({ merchantId }) => merchantId === id));
  return leadOrder(shop, {
    placedAt: new Date(now.getTime() - 1.9 * DAY),
    fate: 'shipped',
    pays: 'card',
    carrier: 'merchant',
    buyer: named(people, 'buyer2'),
    basket: [1, 2].flatMap(id => offers.findLast(({ merchantId }) => merchantId === id) ?? []),
    quantity: 1,
    sellerOf: id => sellers.find(seller => seller?.merchantId === id) ?? named(people, 'admin'),
    caller: named(people, 'support'),
  });
}

/**
 * An order that waits for a transfer, and one that waits for the buyer's word: of who sends back every fourth parcel the
 * shop wants to hear first that they still want the next one.
 */
async function waiting(shop: PastShop, people: readonly Person[], now: Date): Promise<Step[]> {
  const offers = await selectOffers(shop.ctx.db);
  const admin = named(people, 'admin');
  const others = [3, 4, 5].flatMap(id => offers.find(({ merchantId }) => merchantId === id) ?? []);
  const order = (days: number, told: Pick<Ordered, 'fate' | 'pays'>, at: number): Step =>
    leadOrder(shop, {
      ...told,
      placedAt: new Date(now.getTime() - days * DAY),
      carrier: 'merchant',
      buyer: named(people, 'buyer2'),
      basket: others.slice(at, at + 1),
      quantity: 1,
      sellerOf: id => people.find(({ merchantId }) => merchantId === id) ?? admin,
      caller: named(people, 'support'),
    });
  return [
    order(17, { fate: 'refused', pays: 'cash_on_delivery' }, 0),
    order(14, { fate: 'refused', pays: 'cash_on_delivery' }, 1),
    order(0.05, { fate: 'unpaid', pays: 'bank_transfer' }, 2),
    order(0.04, { fate: 'unconfirmed', pays: 'cash_on_delivery' }, 0),
  ];
}

/** Far apart in the list, so that they are of several kinds. */
async function like(shop: PastShop, buyer: Person): Promise<void> {
  const offers = await selectOffers(shop.ctx.db);
  const far = Math.max(1, Math.floor(offers.length / LIKED));
  for (const { productId } of offers.filter((_, at) => at % far === 0).slice(0, LIKED))
    await shop.act(buyer, toggleProductLike, { productId, action: 'like' });
}

/** With a merchant that somebody works for. */
async function converse(shop: PastShop, people: readonly Person[], buyer: Person): Promise<void> {
  const received = (await selectReceived(shop.ctx.db)).filter(({ userId }) => userId === buyer.userId);
  for (const { merchantId, productId } of received) {
    const seller = people.find(person => person.merchantId === merchantId);
    if (!seller) continue;
    const { conversationId } = await shop.act(buyer, openConversation, { productId });
    await shop.act(buyer, writeToMerchant, { conversationId, text: 'هل يوجد منه مقاس أو لون آخر؟' });
    await shop.act(seller, writeToBuyer, {
      conversationId,
      text: 'كل المقاسات والألوان المتوفرة في صفحة المنتج، ونضيف الجديد أول كل شهر.',
    });
    return;
  }
}
