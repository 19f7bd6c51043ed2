import { isolate } from '#platform/isolate.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { ChannelKind } from './channel.ts';
import type { RefundCause, RefundState } from './refund.ts';

export const refundRefusals = {
  refund_not_found: [404, 'لم نجد هذا المبلغ المسترد.'],
  nothing_paid: [409, 'لم يُدفع لهذه القطع مبلغ يمكن رده.'],
  lawful_refund: [
    409,
    'هذا المبلغ حق للعميل بحكم القانون بعد عودة القطع، فلا يُرفض. اعتمده أو اطلب من زميل اعتماده.',
  ],
  refund_unknown: [409, 'نتأكد من البنك أن المبلغ لم يصلك بعد. حاول لاحقًا.'],
  channel_missing: [409, 'لم يحدد العميل بعد كيف يستلم المبلغ.'],
  holder_not_compared: [400, 'اعرض الحساب، وتأكد أن البنك يُظهر الاسم نفسه، ثم سجّل التحويل.'],
  confirmation_needed: [403, 'أكّد أولًا أنك صاحب الحساب لتغيّر حساب الاسترداد.'],
  wrong_account: [400, 'راجع رقم الحساب: لا يطابق طريقة الاستلام المختارة.'],
  not_possible_now: [409, 'لم تعد هذه الخطوة ممكنة الآن.'],
  refund_above_captured: [409, 'المبلغ أكبر مما بقي من المدفوع.'],
} as const satisfies RefusalTable;

export const refundRefusal = refuser(refundRefusals);

export const refundInput = {
  account: 'اكتب الرقم كاملًا',
  holder: 'اكتب اسم صاحب الحساب كما هو مسجل',
  reference: 'اكتب رقم عملية التحويل',
} as const;

export const REFUND_STATE_LABELS: Readonly<Record<RefundState, string>> = {
  drafted: 'بانتظار الاعتماد',
  approved: 'معتمد',
  sending: 'تنتظر التحويل',
  succeeded: 'تم رد المبلغ',
  failed: 'تعذر التحويل',
  refused: 'مرفوض',
};

export const REFUND_CAUSE_LABELS: Readonly<Record<RefundCause, string>> = {
  return: 'مرتجع',
  claim: 'شكوى',
  unused: 'إلغاء أو تعذر تسليم',
  surplus: 'دفعة زائدة',
};

export const CHANNEL_LABELS: Readonly<Record<ChannelKind, string>> = {
  instapay: 'إنستاباي',
  wallet: 'محفظة موبايل',
  bank: 'حساب بنكي',
};

export const channelText = {
  title: 'كيف تستلم المبلغ؟',
  about: 'اكتب الحساب الذي نحوّل إليه المبلغ.',
  kind: 'طريقة الاستلام',
  account: {
    instapay: 'عنوان إنستاباي',
    wallet: 'رقم المحفظة',
    bank: 'رقم الحساب الدولي (IBAN)',
  },
  holder: 'اسم صاحب الحساب',
  save: 'تأكيد الحساب',
  saving: 'جاري الحفظ...',
  saved: 'تم حفظ الحساب',
  current: (masked: string) => `نحوّل المبلغ إلى ${isolate(masked)}`,
  change: 'تغيير الحساب',
  keep: 'الإبقاء على الحساب الحالي',
  prove: 'أكّد أنك صاحب الحساب',
  proveWhy: 'حتى لا يغيّر غيرك الحساب الذي نحوّل إليه أموالك.',
  proved: 'تأكيد وحفظ',
} as const;
