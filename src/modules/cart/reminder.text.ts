import { isolateTitle } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

const OTHERS = {
  zero: '',
  one: 'ومنتجًا آخر',
  two: 'ومنتجين آخرين',
  few: 'و{n} منتجات أخرى',
  many: 'و{n} منتجًا آخر',
  other: 'و{n} منتج آخر',
};

/** Sent once for a cart, to whoever agreed to it. */
export const cartReminder = {
  title: 'سلتك ما زالت تنتظرك',
  body: (product: string, others: number) =>
    `تركت في سلتك ${isolateTitle(product)}${others > 0 ? ` ${plural(others, OTHERS)}` : ''}. المتاح والسعر قد يتغيران.`,
  link: 'العودة إلى السلة',
} as const;
