import type { ClaimEvent } from '../claim.ts';
import type { ReturnEvent } from '../transitions.ts';

const RETURN_EVENT_LABELS: Readonly<Record<ReturnEvent, string>> = {
  requested: 'تم إرسال الطلب',
  approved: 'وافق المتجر',
  rejected: 'رُفض الطلب',
  appealed: 'تم تقديم اعتراض',
  upheld: 'قُبل الاعتراض',
  closed: 'أُغلق الطلب',
  cancelled: 'ألغيت الطلب',
  booked: 'تحددت طريقة التسليم',
  pickup_failed: 'لم يستلمه المندوب',
  handed_over: 'سُلّم المرتجع',
  expired: 'انتهت مهلة التسليم',
  received: 'وصل إلى المتجر',
  inspected: 'تم فحص القطع',
  resolved: 'صدر القرار',
  reconsidered: 'يُراجع القرار من جديد',
};

const CLAIM_EVENT_LABELS: Readonly<Record<ClaimEvent, string>> = {
  opened: 'تم إرسال الشكوى',
  answered: 'رد المتجر',
  unanswered: 'انتهت مهلة رد المتجر',
  decided: 'صدر قرار وكالة',
  reconsidered: 'يُراجع القرار من جديد',
};

/** A step of a case as people read it. */
export function stepWords(
  kind: 'return' | 'claim',
  { event, role }: { event: string; role: string },
): string {
  if (kind === 'claim') return CLAIM_EVENT_LABELS[event as ClaimEvent];
  if (event === 'approved' && role === 'timer') return 'قُبل الطلب لانتهاء مهلة المتجر';
  if (event === 'inspected' && role === 'timer') return 'قُبلت القطع لانتهاء مهلة الفحص';
  return RETURN_EVENT_LABELS[event as ReturnEvent];
}
