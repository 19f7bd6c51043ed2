import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

const OTHERS = {
  zero: '',
  one: 'ومعه منتج آخر',
  two: 'ومعه منتجان آخران',
  few: 'ومعه {n} منتجات أخرى',
  many: 'ومعه {n} منتجًا آخر',
  other: 'ومعه {n} منتج آخر',
};

/** Sent once for a cart, to whoever agreed to it. */
export const cartReminder = {
  title: 'سلتك ما زالت تنتظرك',
  body: (product: string, others: number) =>
    `تركت في سلتك ${isolate(product)}${others > 0 ? ` ${plural(others, OTHERS)}` : ''}. المتاح والسعر قد يتغيران.`,
  mail: (body: string, url: string) => `${body}\n\nالعودة إلى السلة: ${url}`,
} as const;
