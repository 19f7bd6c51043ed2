import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { ServiceName, ServiceState } from './operations.ts';

export const operationsRefusals = {
  job_not_found: [404, 'لم تعد هذه المهمة متوقفة: نُفذت أو أُلغيت أو أُعيدت إلى الصف.'],
} as const satisfies RefusalTable;

export const refuseOperation = refuser(operationsRefusals);

export const operationsFields = {
  reason: 'اكتب السبب في ٣ إلى ٣٠٠ حرف',
} as const;

export const SERVICE_LABELS: Readonly<Record<ServiceName, string>> = {
  smtp: 'البريد الإلكتروني',
  sms: 'رسائل الموبايل',
  whatsapp: 'واتساب',
  paymob: 'باي موب',
  fawry: 'فوري',
  bosta: 'بوسطة',
  google: 'إحصاء جوجل',
  meta: 'إحصاء ميتا',
};

export const SERVICE_STATE_LABELS: Readonly<Record<ServiceState, string>> = {
  missing: 'غير معدّ',
  sandbox: 'للتجربة',
  ready: 'يعمل',
  resting: 'لا يرد',
};
