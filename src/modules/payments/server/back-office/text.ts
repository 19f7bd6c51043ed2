import { formatDateTime } from '#platform/dates.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { isolate } from '#platform/isolate.ts';

interface Refused {
  /** `WK-10482` */
  order: string;
  reason: string;
  /** The order was cancelled meanwhile. */
  isLate: boolean;
  heldUntil: Date | null;
}

function whatToDo({ isLate, heldUntil }: Refused): string {
  if (isLate) return 'أُلغي الطلب لانتهاء مهلة الدفع. إن كنت قد حوّلت المبلغ فراسل الدعم الفني.';
  const held = heldUntil ? `نحجز منتجاتك حتى ${isolate(formatDateTime(heldUntil))}. ` : '';
  return `${held}أرفق صورة أخرى في صفحة الدفع قبل انتهاء المهلة.`;
}

/** Sent when staff refused the picture of a transfer; the SMS fits into 70 letters. */
export const proofRefused = {
  title: ({ order }: Refused) => `لم نقبل صورة تحويل الطلب ${isolate(order)}`,
  body: (facts: Refused) => `السبب: ${withFullStop(facts.reason)} ${whatToDo(facts)}`,
  sms: ({ order }: Refused) => `وكالة: لم نقبل صورة تحويل طلبك ${order}. السبب في حسابك.`,
  link: 'الطلب',
} as const;
