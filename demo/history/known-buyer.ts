import { toggleProductLike } from '#modules/catalog/calls.ts';
import { writeToBuyer } from '#modules/conversations/back-office.calls.ts';
import { openConversation, writeToMerchant } from '#modules/conversations/calls.ts';
import { giveGoodwill } from '#modules/returns/refunds.calls.ts';
import { DAY } from '#platform/clock.ts';
import { named } from './besides.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import { type Person, selectOffers, selectReceived } from './queries.ts';

const LIKED = 6;

/** What the buyer of README.md has besides orders and a return: likes, a conversation, and credit for a late parcel. */
export function knownBuyer(shop: PastShop, people: readonly Person[], now: Date): Step[] {
  const buyer = named(people, 'buyer2');
  return [
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
