import { UNITS } from '#modules/orders/units.text.ts';
import { plural } from '#platform/plural.ts';

/** Beside what the guest chose, which is not lost (picture 53). */
export const wantedText = {
  title: 'نضيفه إلى سلتك بعد الدخول',
  chosen: (options: string | undefined, quantity: number) =>
    [options, plural(quantity, UNITS)].filter(Boolean).join(' · '),
} as const;

/** What is done after signing in, of what a guest pressed. */
export const wishText = {
  like: 'نضيفه إلى مفضلتك بعد الدخول',
  watch: 'نسجّل طلب الإبلاغ بعد الدخول',
  write: 'نفتح محادثتك مع المتجر بعد الدخول',
  helpful: 'نسجّل أن التقييم أفادك بعد الدخول',
  ask: 'نفتح لك كتابة سؤالك بعد الدخول',
  report: 'نفتح لك بلاغك بعد الدخول',
} as const;
