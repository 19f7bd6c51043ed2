import { answerQuestion, askQuestion } from '#modules/reviews/questions.calls.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import type { DemoProduct } from '../shop-types.ts';
import { FANS, wellSold } from './fans.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import type { Person } from './queries.ts';

interface Asked {
  text: string;
  answer?: string;
}

/** What people ask of anything, and merchants can answer for any of their goods; the last one nobody has answered yet. */
const ASKED: readonly Asked[] = [
  {
    text: 'هل أجد له فاتورة باسمي؟',
    answer: 'نعم، تجد فاتورتك في صفحة الطلب بعد التسليم.',
  },
  {
    text: 'هل يتحمل تغليفه السفر إلى أسوان؟',
    answer: 'نعم، نغلفه بطبقتين، ونرسل مثله إلى الصعيد كل أسبوع.',
  },
  {
    text: 'أريد أكثر من خمس قطع، هل الكمية متوفرة؟',
    answer: 'المتوفر يظهر لك عند زيادة العدد في السلة، ونجدد الكمية كل أسبوعين.',
  },
  { text: 'متى تصلكم ألوان أو أنواع أخرى منه؟' },
];

const OF_SIZES: Asked = {
  text: 'هل أختار مقاسي المعتاد؟',
  answer: 'اقرأ فوق التقييمات كم من المشترين وجده مضبوطًا، وإن لم يناسبك فلك ١٤ يومًا لإرجاعه.',
};

/** So many of each shop's best sellers are asked about. */
const GOODS = 3;

/** In the last three weeks the crowd asked about what sells best, and most merchants answered within hours. */
export function questions(shop: PastShop, people: readonly Person[], now: Date): Step[] {
  const crowd = people.filter(({ email }) => email.startsWith('customer'));
  const goods = FANS.flatMap(fans => wellSold(fans).slice(0, GOODS));
  return goods.flatMap(({ product }, place) =>
    askedOf(product, place).map((asked, at): Step => {
      const days = 20 - ((place * 7 + at * 5) % 19);
      const buyer = crowd[(place * 3 + at) % crowd.length] as Person;
      const seller = people.find(({ merchantId }) => merchantId === product.merchantId);
      return {
        at: new Date(now.getTime() - days * DAY),
        take: async () => {
          const { id: questionId } = await shop.act(buyer, askQuestion, {
            productId: product.id,
            text: asked.text,
          });
          const { answer: text } = asked;
          if (!seller || !text) return [];
          return [
            {
              at: new Date(now.getTime() - days * DAY + (1 + (place % 5)) * HOUR),
              take: async () => {
                await shop.act(seller, answerQuestion, { questionId, text });
                return [];
              },
            },
          ];
        },
      };
    }),
  );
}

/** One or two of what anybody asks, and what only those do who wear it. */
function askedOf({ optionNames }: DemoProduct, place: number): Asked[] {
  const two = [place, place + 1].map(at => ASKED[at % ASKED.length] as Asked).slice(0, 1 + (place % 2));
  return optionNames.includes('المقاس') ? [OF_SIZES, ...two] : two;
}
