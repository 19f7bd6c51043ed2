import { replyToReview } from '#modules/reviews/back-office.calls.ts';
import { markHelpful, saveReview } from '#modules/reviews/calls.ts';
import { DAY } from '#platform/clock.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import { type Person, type Received, selectReceived } from './queries.ts';

/** What people say of most goods, good and bad; the words fit whatever it is that came. */
const OPINIONS: readonly (readonly [stars: number, text: string])[] = [
  [5, 'مطابق للصور تمامًا، والتغليف ممتاز. أنصح به.'],
  [4, 'جيد جدًا بالنسبة إلى سعره، لكن العلبة وصلت مضغوطة قليلًا.'],
  [5, 'أستعمله من أسبوع ولم أجد فيه عيبًا.'],
  [3, 'مقبول. اللون أغمق من الصورة قليلًا، والباقي كما في الوصف.'],
  [5, ''],
  [4, 'وصلني قبل الموعد بيوم، والخامة أحسن مما توقعت.'],
  [2, 'توقعته أكبر من ذلك. راجعوا المقاسات في الوصف قبل الشراء.'],
  [5, 'التشطيب نظيف والجودة واضحة من أول نظرة.'],
  [4, 'سعره مناسب، وينقصه دليل استعمال بالعربي.'],
  [1, 'وصلني وفيه خدش واضح، وكنت أنتظر فحصًا قبل الشحن.'],
];

const REPLIES: Readonly<Record<number, string>> = {
  5: 'شكرًا لثقتك بنا، ونتمنى أن نراك مرة أخرى.',
  2: 'شكرًا لملاحظتك، أضفنا المقاسات بالسنتيمتر إلى الوصف.',
  1: 'نعتذر لك. نفحص كل قطعة الآن قبل تغليفها، ويمكنك إرجاعها مجانًا من صفحة الطلب.',
};

/** Two of three buyers say what they think of what came, some merchants answer, and others find it helpful. */
export function opinions(shop: PastShop, people: readonly Person[], now: Date): Step[] {
  return [
    {
      at: new Date(now.getTime() - 0.2 * DAY),
      take: async () => {
        const received = await selectReceived(shop.ctx.db);
        for (const [at, one] of received.entries())
          if (at % 3 !== 2) await review(shop, people, { ...one, at });
        return [];
      },
    },
  ];
}

async function review(
  shop: PastShop,
  people: readonly Person[],
  { userId, productId, merchantId, at }: Received & { at: number },
): Promise<void> {
  const buyer = people.find(person => person.userId === userId);
  const [stars, text] = OPINIONS[at % OPINIONS.length] as (typeof OPINIONS)[number];
  if (!buyer) return;
  const { reviewId, state } = await shop.act(buyer, saveReview, { productId, stars, text });
  if (state !== 'shown') return;
  const seller = people.find(person => person.merchantId === merchantId);
  const reply = REPLIES[stars];
  if (seller && reply && text && at % 2 === 0)
    await shop.act(seller, replyToReview, { reviewId, text: reply });
  const readers = people.filter(({ email, userId: id }) => /^buyer\d@/.test(email) && id !== userId);
  for (const reader of readers.slice(0, at % 4))
    await shop.act(reader, markHelpful, { reviewId, isHelpful: true });
}
