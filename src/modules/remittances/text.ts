import { isolate } from '#platform/isolate.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { ExceptionKind } from './cash-exception.ts';
import type { LineProblem, SuspenseReason } from './statement.ts';

export const remittanceInput = {
  outcome: 'اختر القرار',
  number: 'اكتب رقم تتبع الطرد أو رقم عملية الدفع',
  amount: 'اكتب المبلغ بالجنيه رقمًا، مثل ٤٥٥٫٥٠',
  reason: 'اكتب السبب، من ٣ أحرف إلى ٥٠٠ حرف',
} as const;

export const remittanceRefusals = {
  no_statement_columns: [
    422,
    'لم نجد في أول ورقة من الملف عمود رقم التتبع أو رقم العملية وعمود المبلغ. تأكد من صف العناوين ومن أن الكشف أول ورقة، ثم ارفع الملف من جديد.',
  ],
  empty_statement: [422, 'لا توجد صفوف في هذا الكشف.'],
  statement_has_problems: [409, 'في الكشف مبالغ لا يمكن قراءتها. صححها ثم ارفع الملف من جديد.'],
  reference_used: [
    409,
    'استُورد بهذا الرقم ملف آخر. إن كان هذا كشفًا آخر أو تكملة له فاكتب رقمًا آخر، وما استُورد من قبل لا يُحسب مرتين.',
  ],
  remittance_not_found: [404, 'لا يوجد كشف بهذا الرقم.'],
  bank_amount_differs: [409, 'المبلغ الذي وصل إلى البنك لا يساوي صافي الكشف. اكتب السبب إن كان صحيحًا.'],
  not_placeable: [409, 'لا ننتظر مبلغًا كهذا لطرد أو عملية بهذا الرقم.'],
  settled_before: [409, 'هذا الكشف مسوّى من قبل.'],
  exception_not_found: [404, 'لا يوجد فرق بهذا الرقم.'],
  exception_closed: [409, 'حُسم هذا الفرق من قبل.'],
  claim_not_found: [404, 'لم نجد هذه المطالبة.'],
  claim_decided: [409, 'حُسمت هذه المطالبة من قبل.'],
  amount_needed: [400, 'اكتب المبلغ الذي قبلت الشركة دفعه.'],
  loss_party_needed: [400, 'حدد من يتحمل الخسارة: المتجر أم وكالة.'],
} as const satisfies RefusalTable;

export const remittanceRefusal = refuser(remittanceRefusals);

const unclear = (what: string) => (written: string) =>
  `${what} «${isolate(written)}» غير واضح: لا نعرف هل النقطة للألوف أم للقروش. اكتبه دون فاصلة للألوف، مثل ${isolate('1604.00')}.`;
const notNumber = (what: string) => (written: string) =>
  written === '' ? `${what} فارغ.` : `${what} «${isolate(written)}» ليس رقمًا صحيحًا.`;

/** With the cell as the file has it. */
export const PROBLEM_TEXT: Readonly<Record<LineProblem, (written: string) => string>> = {
  no_amount: notNumber('المبلغ المحصّل'),
  unclear_amount: unclear('المبلغ المحصّل'),
  no_fee: notNumber('مبلغ الرسوم'),
  unclear_fee: unclear('مبلغ الرسوم'),
  other_currency: written => `العملة «${isolate(written)}» ليست الجنيه المصري.`,
};

export const SUSPENSE_TEXT: Readonly<Record<SuspenseReason, string>> = {
  no_parcel_named: 'لا يوجد رقم تتبع في هذا الصف.',
  unknown_parcel: 'لا يوجد طرد بهذا الرقم لدى شركة الشحن هذه.',
  not_delivered: 'هذا الطرد غير مسجّل على أنه سُلّم وحُصّل ثمنه.',
  decided_before: 'حُسم مبلغ هذا الطرد يدويًا من قبل.',
  paid_before: 'ورد هذا المبلغ من قبل.',
  unknown_payment: 'لا توجد عملية دفع بهذا الرقم لدى بوابة الدفع هذه.',
  amount_differs: 'مبلغ العملية يختلف عما قبضناه بها.',
  unknown_refund: 'لا يوجد لهذه العملية استرداد بهذا المبلغ، ولا اعتراض خسرناه، لم يُخصم من قبل.',
};

export const KIND_TEXT: Readonly<Record<ExceptionKind, string>> = {
  short: 'أقل من المستحق',
  over: 'أكثر من المستحق',
  missing: 'لم يصل',
  surplus: 'مبلغ مجهول السبب',
  deduction: 'خصم مجهول السبب',
};

/** Column titles that couriers and gateways use for our fields, after `normalise`. */
export const STATEMENT_TITLES = {
  trackingNumber: [
    'رقم التتبع',
    'رقم البوليصة',
    'رقم الشحنة',
    'كود الشحنة',
    'بوليصة',
    'tracking number',
    'tracking no',
    'tracking',
    'awb',
    'waybill',
    'رقم العملية',
    'رقم المعاملة',
    'transaction id',
    'transaction',
    'reference number',
    'merchant order id',
    'order id',
  ],
  gross: [
    'المبلغ المحصل',
    'قيمة التحصيل',
    'التحصيل',
    'مبلغ التحصيل',
    'المحصل',
    'cod',
    'cod amount',
    'collected amount',
    'collected',
    'amount',
    'gross',
    'gross amount',
    'المبلغ',
    'الاجمالي قبل الرسوم',
  ],
  fee: [
    'رسوم الشحن',
    'مصاريف الشحن',
    'تكلفة الشحن',
    'الرسوم',
    'العمولة',
    'المصاريف',
    'shipping fees',
    'shipping fee',
    'fees',
    'fee',
    'transaction fee',
    'commission',
  ],
  currency: ['العملة', 'currency', 'currency code'],
} as const;

/** What that column holds for our own currency. */
export const POUND_NAMES = [
  'EGP',
  'LE',
  'L.E.',
  'ج.م',
  'ج.م.',
  'جنيه',
  'جنيه مصري',
  'egyptian pound',
] as const;

/** How a line of totals begins. */
export const TOTAL_WORDS = ['الاجمالي', 'اجمالي', 'المجموع', 'total', 'sum'];
