import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

const WAITING = {
  zero: 'لا طلبات تنتظر قبولك',
  one: 'طلب واحد ينتظر قبولك',
  two: 'طلبان ينتظران قبولك',
  few: '{n} طلبات تنتظر قبولك',
  many: '{n} طلبًا ينتظر قبولك',
  other: '{n} طلب ينتظر قبولك',
};

export const newOrdersText = {
  came: 'طلب جديد',
  newest: (order: string) => `طلب جديد ${isolate(order)}`,
  waiting: (count: number) => plural(count, WAITING),
  open: 'فتح',
  show: 'عرض الطلبات الجديدة',
} as const;
