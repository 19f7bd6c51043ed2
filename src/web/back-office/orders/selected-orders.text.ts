import { formatCount } from '#platform/digits.ts';
import { countOrders } from './text.ts';

export const selectedText = {
  selectWhole: (total: number) => `تحديد الكل (${formatCount(total)})`,
  selectFirst: (most: number) => `تحديد أول ${countOrders(most)}`,
  refused: (count: number) => `لم تُنفَّذ الخطوة في ${countOrders(count)}:`,
  hide: 'إخفاء',
  notNow: (status: string) => `حالته الآن «${status}»، وليست هذه خطوته التالية.`,
} as const;
