import { isolate } from '#platform/isolate.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { PaymentRefusal, Tender } from './payment.ts';
import type { GatewayName } from './providers.ts';

export const paymentRefusals = {
  cash_limit: [409, 'هذا المبلغ أكبر من المسموح بدفعه عند الاستلام. قلّل الكمية أو اقسم الطلب على طلبين.'],
  cash_not_there: [409, 'الدفع عند الاستلام غير متاح في هذه المحافظة.'],
  cash_not_for_these: [409, 'في طلبك منتجات لا تُدفع عند الاستلام.'],
  cash_not_from_these: [409, 'في طلبك متجر لا يستقبل الدفع عند الاستلام. احذف منتجاته أو اختر وسيلة أخرى.'],
  cash_refused_before: [409, 'الدفع عند الاستلام متوقف على حسابك مؤقتًا، ادفع بطريقة أخرى أو راسل الدعم.'],
  forged_signature: [401, 'هذه الرسالة ليست من بوابة الدفع.'],
  amount_differs: [409, 'المبلغ ليس مبلغ هذه العملية.'],
  currency_differs: [409, 'العملة ليست عملة هذه العملية.'],
  payment_not_found: [404, 'لا توجد عملية دفع بهذا الرقم.'],
  proof_changed: [409, 'تغيّر هذا التحويل أو أُرسلت له صورة أخرى. انظر إليه من جديد.'],
  trace_not_found: [404, 'لا توجد رسالة بهذا الرقم.'],
  not_disputed: [409, 'لا يوجد اعتراض مفتوح على هذه العملية.'],
  not_disputable: [409, 'لم يصل مبلغ هذه العملية، أو عليها اعتراض مفتوح.'],
  dispute_day: [409, 'مضى هذا اليوم. راجع خطاب البنك، أو اترك الموعد فارغًا.'],
  dispute_amount: [409, 'اكتب المبلغ الذي يطلبه البنك، ولا يزيد على ما دُفع بهذه العملية.'],
  loss_party_needed: [400, 'حدّد من يتحمل المبلغ: المتجر أم وكالة.'],
  gateway_unavailable: [
    502,
    'تعذر الوصول إلى بوابة الدفع ولم يُخصم أي مبلغ. جرّب بعد قليل أو اختر وسيلة دفع أخرى.',
  ],
  partly_paid: [409, 'وصلنا جزء من ثمن هذا الطلب، فلا يمكن دفع الباقي عند الاستلام.'],
  nothing_to_pay: [409, 'هذا الطلب لا ينتظر دفعًا.'],
  method_not_offered: [409, 'طريقة الدفع هذه غير متاحة الآن. اختر طريقة أخرى.'],
  cash_too_many_open: [409, 'لديك طلبات كثيرة في الطريق. استلمها أولًا ثم اطلب من جديد.'],
} as const satisfies RefusalTable & Record<PaymentRefusal, unknown>;

export const paymentRefusal = refuser(paymentRefusals);

export const paymentInput = {
  amount: 'اكتب المبلغ بالجنيه رقمًا، مثل ٤٥٥٫٥٠',
  otherAmount: 'ليس هذا مبلغ الطلب. راجع كشف البنك، ولا تؤكد تحويلًا ناقصًا أو زائدًا.',
  seen: 'اختر الصورة التي رأيتها',
} as const;

export const disputeInput = {
  order: 'اكتب رقم الطلب، مثل WK-10037',
  amount: 'اكتب المبلغ بالجنيه رقمًا، مثل ٤٥٥٫٥٠',
  amountOf: 'اكتب ما يطلبه البنك، بحد أقصى ما دُفع بهذه العملية',
  day: 'اكتب اليوم كما في خطاب البنك',
  dayOver: 'مضى هذا اليوم. راجع خطاب البنك، أو اترك الموعد فارغًا',
  reason: 'اكتب السبب في ٣ أحرف على الأقل و٣٠٠ على الأكثر',
} as const;

export const PAYMENT_TEXT: Readonly<Record<Tender, { name: string; how: string }>> = {
  cash_on_delivery: { name: 'الدفع عند الاستلام', how: 'ادفع نقدًا لمندوب التوصيل عند باب البيت' },
  card: { name: 'بطاقة بنكية', how: 'بطاقات الخصم والائتمان وبطاقات ميزة' },
  wallet: { name: 'محفظة إلكترونية', how: 'أي محفظة موبايل مصرية برقمها' },
  kiosk: { name: 'منافذ الدفع', how: 'كود تدفع به نقدًا في منافذ أمان ومصاري وغيرها' },
  fawry: { name: 'كود فوري', how: 'ادفع في أقرب منفذ فوري أو من تطبيق myFawry' },
  store_credit: { name: 'رصيد الحساب', how: 'يُخصم من رصيدك في وكالة' },
  bank_transfer: { name: 'إنستاباي أو تحويل بنكي', how: 'حوّل المبلغ واكتب رقم الطلب في الملاحظات' },
};

/** The gateways by the names that staff know them by. */
export const GATEWAY_LABELS: Readonly<Record<GatewayName, string>> = { paymob: 'باي موب', fawry: 'فوري' };

/** For a provider as a message of it is stored. */
export const gatewayName = (provider: string): string => GATEWAY_LABELS[provider as GatewayName] ?? provider;

/** For a method as an order stores it. */
export function methodName(method: string): string {
  return PAYMENT_TEXT[method as Tender]?.name ?? method;
}

/** Names that people know from cards and shop windows. */
export const markText = { meeza: 'ميزة', cash: 'كاش', aman: 'أمان', masary: 'مصاري', fawry: 'فوري' } as const;

export const payText = {
  choose: 'اختر طريقة الدفع',
  emulated: 'بوابة تجريبية: لا تُدفع فيها أموال حقيقية',
  title: 'الدفع',
  titleOf: 'دفع الطلب رقم',
  loading: 'جاري تحميل حالة الدفع...',
  starting: 'جاري فتح صفحة الدفع...',
  waiting: 'ننتظر تأكيد الدفع',
  waitingMore: 'إن كنت قد دفعت، فسيظهر التأكيد هنا خلال لحظات. لا تدفع مرة أخرى.',
  notYet: 'لم تدفع بعد؟',
  declined: 'لم تكتمل عملية الدفع ولم يُخصم أي مبلغ. جرّب مرة أخرى أو اختر وسيلة دفع أخرى.',
  codeOver: 'انتهت صلاحية الكود ولم يُدفع به شيء. خذ كودًا جديدًا أو اختر وسيلة دفع أخرى.',
  asksForMore:
    'تغيّر المبلغ المطلوب بعد إلغاء جزء من الطلب. لا تدفع المبلغ السابق: اضغط «ادفع الآن» لتأخذ بيانات الدفع الجديدة.',
  expired: 'انتهت مهلة الدفع. أعد المحاولة.',
  expiredMore: 'أُلغي الطلب ولم يُخصم أي مبلغ. يمكنك طلبه مرة أخرى من صفحة الطلب.',
  paid: 'تم الدفع',
  paidMore: 'بدأ تجهيز طلبك. سنبلغك عند شحن كل جزء منه.',
  notDue: 'هذا الطلب لا ينتظر دفعًا',
  toOrder: 'متابعة الطلب',
  pay: 'ادفع الآن',
  other: 'طريقة دفع أخرى',
  change: 'غيّر طريقة الدفع',
  holder: (name: string) => `باسم: ${isolate(name)}`,
  finish: 'أكمل الدفع',
  finishMore: 'نحجز لك المنتجات حتى',
  switch: 'الدفع عند الاستلام بدلًا من ذلك',
  switching: 'جاري التحويل...',
  amount: 'المبلغ المطلوب',
  until: 'ادفع قبل',
  waitsUntil: (time: string) => `بانتظار الدفع حتى ${isolate(time)}`,
  code: 'كود الدفع',
  transfer: 'حوّل بإنستاباي',
  byBank: 'أو بتحويل بنكي',
  orderNumber: 'اكتب رقم الطلب في ملاحظات التحويل',
  copy: 'نسخ الكود',
  copied: 'نُسخ الكود',
  copyRow: (what: string) => `نسخ ${what}`,
  copiedRow: (what: string) => `نُسخ ${what}`,
  copyShort: 'نسخ',
  amountName: 'المبلغ',
  orderNumberName: 'رقم الطلب',
  instapayName: 'عنوان إنستاباي',
  howFawry: 'ادفع في أقرب منفذ فوري أو من تطبيق myFawry',
  tryFawry: 'ادفع الكود في المنفذ التجريبي',
  proof: 'أرفق صورة التحويل',
  proofMore: 'اختياري: تساعدنا الصورة على إيجاد تحويلك، ولا يتأكد الطلب إلا بعد وصول المبلغ.',
  proofSent: 'وصلت صورة التحويل. نؤكّد طلبك عند وصول المبلغ.',
  proofRefused: 'لم نقبل صورة التحويل',
  proofAgain: 'أرفق صورة أخرى',
  howTransfer: 'حوّل المبلغ كاملًا إلى أحد الحسابين، ثم نؤكّد طلبك عند وصوله.',
  instapay: 'إنستاباي',
  bank: 'البنك',
  account: 'رقم الحساب',
  credit: 'رصيد الحساب',
  exchanged: 'ثمن القطع الأولى',
  spendCredit: (amount: string) => `استخدم رصيدك: ${amount}`,
  rest: 'المتبقي',
  back: 'رُدّ إليك',
  failed: 'تعذر تحميل حالة الدفع',
  failedMore: 'تحقّق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  retry: 'إعادة المحاولة',
  payNow: (total: string) => `تنتقل إلى صفحة الدفع لدفع ${total}. نحجز لك المنتجات حتى تدفع.`,
  payByCode: (total: string) =>
    `بعد التأكيد نعطيك كود الدفع أو بيانات التحويل لدفع ${total}، ونحجز المنتجات حتى انتهاء المهلة.`,
  payAll: 'يغطي رصيدك قيمة الطلب كلها.',
} as const;
