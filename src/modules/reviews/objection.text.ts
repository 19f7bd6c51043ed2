import { isolate } from '#platform/isolate.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { ObjectionState } from './objection.ts';
import type { Setback } from './performance.ts';

const objectionRefusals = {
  setback_not_found: [404, 'لم نجد هذا الحدث بين ما خفّض أداءك.'],
  objection_too_late: [409, 'انتهت مدة الاعتراض على هذا الحدث، وهي ١٥ يومًا.'],
  objection_sent: [409, 'أرسلت اعتراضًا على هذا الحدث من قبل.'],
  objection_not_found: [404, 'لم نجد هذا الاعتراض.'],
  objection_decided: [409, 'قرّر زميل في هذا الاعتراض قبلك.'],
} as const satisfies RefusalTable;

export const refuseObjection = refuser(objectionRefusals);

/** Sentences shown next to a field. */
export const objectionFields = {
  reason: 'اكتب سبب الاعتراض في ٣ أحرف على الأقل و٥٠٠ على الأكثر',
  answer: 'اكتب سبب القرار في ٣ أحرف على الأقل و٥٠٠ على الأكثر، فالتاجر يقرؤه',
} as const;

export const OBJECTION_STATE_LABELS: Readonly<Record<ObjectionState, string>> = {
  waiting: 'قيد النظر',
  accepted: 'قُبل، ولا يُحسب عليك',
  refused: 'لم يُقبل',
};

/** What lowered a measure, of a single order. */
export const SETBACK_NAMES: Readonly<Record<Setback, string>> = {
  late: 'لم يُسلَّم للمندوب في موعده',
  refused: 'رفضه المتجر أو ألغى قطعًا منه',
  timed_out: 'لم يقبله المتجر في موعده فأُلغي',
  faulty: 'مرتجع أو شكوى بسبب المتجر',
};

export const objectionMessages = {
  accepted: {
    title: (order: string) => `قُبل اعتراضك على الطلب ${isolate(order)}`,
    body: (what: string, answer: string) =>
      `لم يعد «${what}» يُحسب في أداء متجرك، ويظهر ذلك بعد حساب الليلة.\n${answer}`,
  },
  refused: {
    title: (order: string) => `لم يُقبل اعتراضك على الطلب ${isolate(order)}`,
    body: (what: string, answer: string) => `يبقى «${what}» في أداء متجرك. السبب: ${answer}`,
  },
} as const;
