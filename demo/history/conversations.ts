import { writeToBuyer } from '#modules/conversations/back-office.calls.ts';
import { openConversation, writeToMerchant } from '#modules/conversations/calls.ts';
import { DAY } from '#platform/clock.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import { type Person, selectReceived } from './queries.ts';

/** Two buyers wrote about what they had bought: one was answered, one still waits for the first merchant. */
export function conversations(shop: PastShop, people: readonly Person[], now: Date): Step[] {
  return [
    {
      at: new Date(now.getTime() - 0.1 * DAY),
      take: async () => {
        await write(shop, people, { merchantId: 1, text: 'هل له ضمان عند وكيل في الإسكندرية؟' });
        await write(shop, people, {
          merchantId: 2,
          text: 'وصلني اليوم، شكرًا. هل يتوفر منه لون آخر؟',
          answer: 'سعداء أنه أعجبك. الألوان المتوفرة كلها في صفحة المنتج.',
        });
        return [];
      },
    },
  ];
}

async function write(
  shop: PastShop,
  people: readonly Person[],
  { merchantId, text, answer }: { merchantId: number; text: string; answer?: string },
): Promise<void> {
  const one = (await selectReceived(shop.ctx.db)).find(each => each.merchantId === merchantId);
  const buyer = people.find(({ userId }) => userId === one?.userId);
  const seller = people.find(person => person.merchantId === merchantId);
  if (!one || !buyer || !seller) throw new Error('the demo has nobody to write to this merchant');
  const { conversationId } = await shop.act(buyer, openConversation, { productId: one.productId });
  await shop.act(buyer, writeToMerchant, { conversationId, text });
  if (answer) await shop.act(seller, writeToBuyer, { conversationId, text: answer });
}
