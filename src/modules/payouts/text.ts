import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { ChannelKind } from './channel.ts';
import type { BalanceState, EarningState, PayoutState } from './payout.ts';

export const payoutRefusals = {
  payout_not_found: [404, 'هذه الدفعة غير موجودة.'],
  statement_not_found: [404, 'كشف الحساب هذا غير موجود.'],
  entry_not_found: [404, 'هذا الصف ليس في الكشف.'],
  own_payout: [403, 'من أنشأ الدفعة لا يعتمدها. اطلب من زميل أن يعتمدها.'],
  not_possible_now: [409, 'تغيّرت حالة هذه الدفعة منذ فتحت الصفحة.'],
  payout_frozen: [409, 'اعترض البنك على أحد بنود هذه الدفعة. ألغها حتى يصدر القرار.'],
  payout_held: [409, 'مستحقات هذا المتجر موقوفة الآن.'],
  channel_held: [409, 'غيّر المتجر حساب استلام المستحقات منذ أيام قليلة. تُعتمد الدفعة بعد انتهاء مدة الوقف.'],
  no_channel: [409, 'لم يسجّل المتجر حساب استلام المستحقات.'],
  merchant_not_closed: [404, 'لا يوجد متجر مغلق بهذا الرقم.'],
  more_than_owed: [409, 'المبلغ أكبر مما على المتجر.'],
  payout_batch_exists: [409, 'أُنشئت دفعات اليوم من قبل.'],
  nothing_to_pay: [409, 'لا توجد مستحقات متاحة تبلغ الحد الأدنى.'],
  nothing_to_remind: [409, 'لا شيء في هذه الدفعة ينتظر زميلًا بعدك.'],
  reminded_before: [409, 'ذُكّر الزملاء بهذه الدفعة منذ أقل من ساعة.'],
  reason_needed: [400, 'اكتب السبب.'],
  wrong_iban: [400, 'رقم الآيبان غير صحيح. يبدأ بـ EG وبعده ٢٧ رقمًا.'],
  wrong_wallet: [400, 'رقم المحفظة غير صحيح. اكتب رقم موبايل مصري.'],
  dispute_too_late: [409, 'انتهت مهلة الاعتراض على هذا الكشف.'],
  answered_already: [409, 'رُدّ على هذا الاعتراض من قبل.'],
  disputed_already: [409, 'سجّلنا اعتراضك على هذا الكشف من قبل.'],
} as const satisfies RefusalTable;

export const payoutRefusal = refuser(payoutRefusals);

export const payoutInput = {
  holder: 'اكتب اسم صاحب الحساب',
  number: 'اكتب رقم الحساب أو المحفظة',
  reason: 'اكتب السبب في ٣ أحرف على الأقل',
  reference: 'اكتب الرقم المرجعي من البنك',
  amount: 'اكتب المبلغ بالجنيه رقمًا أكبر من صفر',
} as const;

export const PAYOUT_STATE_TEXT: Readonly<Record<PayoutState, string>> = {
  draft: 'بانتظار الاعتماد',
  approved: 'معتمدة',
  processing: 'أُرسلت إلى البنك',
  paid: 'وصلت',
  failed: 'لم تصل',
};

export const EARNING_STATE_TEXT: Readonly<Record<EarningState, string>> = {
  pending: 'معلّق حتى تنتهي مهلة الإرجاع',
  awaits_cash: 'بانتظار توريد شركة الشحن',
  frozen: 'مجمّد لحين انتهاء شكوى أو مرتجع أو اعتراض البنك',
  available: 'متاح',
  claimed: 'في دفعة قادمة',
  paid: 'صُرف',
};

export const BALANCE_STATE_TEXT: Readonly<Record<BalanceState, string>> = {
  ok: 'الحساب سليم',
  owing: 'على حسابك مبلغ مستحق للمنصة',
  restricted: 'حسابك مقيّد: الدفع عند الاستلام وصرف المستحقات موقوفان',
  suspended: 'حسابك موقوف لعدم سداد المستحق عليه',
};

export const CHANNEL_TEXT: Readonly<Record<ChannelKind, string>> = {
  iban: 'حساب بنكي',
  wallet: 'محفظة إلكترونية',
};

/** Why an entry is in a merchant's account, by the kind of its posting. */
const ENTRY_TEXT: Readonly<Record<string, string>> = {
  delivered: 'طلب سُلّم',
  delivery_reversed: 'إلغاء تسليم',
  commission: 'عمولة المنصة وضريبتها',
  commission_reversed: 'رد العمولة وضريبتها',
  returned: 'مرتجع',
  owed: 'استرداد للعميل',
  given: 'تعويض للعميل',
  charged_back: 'استرده بنك العميل',
  charged_again: 'استرده بنك العميل بعد رده إليه',
  borne: 'سُلّم بعد أن استرد بنك العميل ثمنه',
  borne_reversed: 'عكس ما استرده بنك العميل',
  borne_moved: 'سُلّم بعد أن رُدّ ثمنه للعميل',
  borne_paid: 'دفع العميل ثمنه ثانية',
  penalty: 'غرامة',
  adjustment: 'تسوية',
};

export function entryText({ kind, amount }: { kind: string; amount: number }): string {
  if (kind === 'delivered' && amount < 0) return 'نقد استلمه متجرك من العميل';
  // The buyer has the price back, and the merchant the commission of it.
  if (kind === 'owed' && amount > 0) return 'رد العمولة وضريبتها';
  if (kind.startsWith('sent')) return 'دفعة مستحقات';
  if (kind.startsWith('withheld_back')) return 'رد ضريبة خُصمت من دفعة لم تصل';
  if (kind.startsWith('withheld')) return 'خصم تحت حساب الضريبة';
  if (kind.startsWith('failed')) return 'دفعة لم تصل وعادت إلى الرصيد';
  return ENTRY_TEXT[kind.split('/')[0] ?? kind] ?? 'حركة';
}

/** Columns of the list that goes to the bank. */
export const BANK_LIST = {
  name: 'تحويلات-الدفعات',
  columns: ['رقم الدفعة', 'المتجر', 'اسم المستفيد', 'الوسيلة', 'رقم الحساب', 'المبلغ بالجنيه'],
} as const;

/** A statement as a file. */
export const STATEMENT_FILE = {
  name: (number: number) => `كشف-حساب-${number}`,
  columns: ['التاريخ', 'البيان', 'رقم الطلب', 'المبلغ بالجنيه', 'الرصيد بالجنيه'],
  opening: 'رصيد أول المدة',
  closing: 'رصيد آخر المدة',
} as const;
