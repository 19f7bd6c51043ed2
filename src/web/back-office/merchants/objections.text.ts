import type { ObjectionTab } from '#modules/reviews/objection.ts';
import { isolate } from '#platform/isolate.ts';

export const OBJECTION_TAB_LABELS: Readonly<Record<ObjectionTab, string>> = {
  waiting: 'تنتظر القرار',
  decided: 'تم البت فيها',
};

export const objectionsText = {
  intro: 'ما يعترض عليه التجار مما حُسب في أدائهم. الأقدم أولًا، وموعد القرار ٥ أيام.',
  tabs: 'الاعتراضات حسب حالتها',
  empty: 'لا اعتراضات هنا',
  emptyText: 'ما يرسله التجار من صفحة الأداء يظهر هنا.',
  order: 'الطلب',
  merchant: 'المتجر',
  what: 'ما حدث',
  reason: 'سبب الاعتراض',
  due: 'موعد القرار',
  sent: (when: string) => `أُرسل ${when}`,
  overdue: 'متأخر',
  step: 'الإجراء',
  accept: 'قبول',
  refuse: 'رفض',
  decision: 'القرار',
  acceptTitle: (order: string) => `قبول الاعتراض على الطلب ${isolate(order)}`,
  acceptText: 'لا يُحسب هذا الحدث في أداء المتجر بعد حساب الليلة، ويصل القرار إلى التاجر.',
  refuseTitle: (order: string) => `رفض الاعتراض على الطلب ${isolate(order)}`,
  refuseText: 'يبقى الحدث في أداء المتجر، ويصل السبب إلى التاجر.',
  answer: 'سبب القرار',
  done: 'وصل القرار إلى التاجر',
} as const;
