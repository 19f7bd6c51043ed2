import type { NextRun } from '#modules/payouts/payout.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

/** «٣ دفعات». */
export const countPayouts = (count: number) =>
  plural(count, {
    zero: 'لا دفعات',
    one: 'دفعة واحدة',
    two: 'دفعتان',
    few: '{n} دفعات',
    many: '{n} دفعة',
    other: '{n} دفعة',
  });

/** «٣ متاجر». */
export const countShops = (count: number) =>
  plural(count, {
    zero: 'لا متاجر',
    one: 'متجر واحد',
    two: 'متجران',
    few: '{n} متاجر',
    many: '{n} متجرًا',
    other: '{n} متجر',
  });

/** «١٣ طلبًا»: what a payout pays besides may be of none. */
export const countPayoutOrders = (count: number) =>
  plural(count, {
    zero: 'بلا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: '{n} طلبات',
    many: '{n} طلبًا',
    other: '{n} طلب',
  });

/** The batch as one thing. */
export const runText = {
  title: 'إجمالي الدفعة',
  and: '، ',
  steps: {
    draft: 'الإنشاء',
    approve: 'الاعتماد',
    send: 'الإرسال إلى البنك',
    confirm: 'تأكيد الوصول',
  },
  answers: 'بعد رد البنك',
  arrived: (count: string) => `وصل ${count}`,
  missed: (count: string) => `لم يصل ${count}`,
  of: (done: string, all: string) => `${done} من ${all}`,
  failed: (count: number) =>
    plural(count, {
      zero: '',
      one: 'دفعة لم تصل. عادت إلى رصيد متجرها وأُبلغ، وتدخل الدفعة التالية.',
      two: 'دفعتان لم تصلا. عادتا إلى رصيد متجريهما وأُبلغا، وتدخلان الدفعة التالية.',
      few: '{n} دفعات لم تصل. عادت إلى أرصدة متاجرها وأُبلغت، وتدخل الدفعة التالية.',
      many: '{n} دفعة لم تصل. عادت إلى أرصدة متاجرها وأُبلغت، وتدخل الدفعة التالية.',
      other: '{n} دفعة لم تصل. عادت إلى أرصدة متاجرها وأُبلغت، وتدخل الدفعة التالية.',
    }),
  others: 'خطوتك في هذه الدفعة تمت، فيكملها زميل آخر.',
  remind: 'تذكير الزملاء',
  reminded: 'وصلت الزملاء رسالة بأن الدفعة تنتظرهم',
  rule: (most: string) => `شخصان: من ينشئ لا يعتمد. وما فوق ${most} لمتجر واحد يحتاج إلى اعتمادين.`,
  runs: 'الدفعات السابقة',
  none: 'لم تُنشأ دفعة بعد. تُنشأ تلقائيًا في يوم الصرف، أو الآن بزر «إنشاء دفعات اليوم».',
  shown: 'ما يعرضه الجدول',
  tabs: {
    run: 'في هذه الدفعة',
    held: 'موقوفة',
    below_minimum: 'أقل من الحد، تُرحّل',
    not_yet: 'ليست متاحة بعد',
    available: 'المتاح لكل متجر',
    all: 'كل الدفعات',
  },
} as const;

export const payoutsText = {
  title: 'مستحقات التجار',
  intro: 'كل دفعة ينشئها شخص ويعتمدها شخص آخر، ثم تُرسل إلى البنك وتُؤكَّد.',
  draft: 'إنشاء دفعات اليوم',
  drafting: 'جاري الإنشاء...',
  drafted: 'أُنشئت دفعات اليوم',
  available: 'متاح في أرصدة المتاجر',
  availableAmount: 'المتاح',
  noneAvailable: 'لا شيء متاح للصرف الآن.',
  nextRun: 'الدفعة التالية',
  toApprove: 'بانتظار الاعتماد',
  toSend: 'معتمدة لم تُرسل',
  sent: 'لدى البنك',
  paid: 'وصلت',
  withheld: (amount: string) => `منها ${amount} للضريبة`,
  all: 'الكل',
  none: 'لا توجد دفعات هنا.',
  disputes: 'اعتراضات على كشوف الحساب',
  statement: (number: string) => `كشف الحساب رقم ${number}`,
  answer: 'الرد كما يقرؤه المتجر',
  sendAnswer: 'إرسال الرد',
  answered: 'أُرسل الرد',
  payout: 'الدفعة',
  merchant: 'المتجر',
  day: 'يوم الدفعة',
  amount: 'المبلغ',
  period: 'عن الفترة',
  /** What is being paid again has no entries meanwhile. */
  gone: '—',
  orders: 'الطلبات',
  sales: 'مبيعات',
  deductions: 'عمولة وخصومات',
  net: 'الصافي',
  to: 'حساب استلام المستحقات',
  people: 'أنشأها ← اعتمدها',
  byItself: 'النظام',
  state: 'الحالة',
  steps: 'الإجراء',
  attempt: (count: string) => `المحاولة ${count}`,
  needsOther: 'يعتمدها زميل آخر',
  approvedByYou: 'اعتمدتها أنت، فيكملها زميل آخر',
  held: 'موقوفة',
  secondApproval: (approvals: string) => `اعتماد ثانٍ: ${approvals} من ٢`,
  heldUntil: (moment: string) => `غيّر المتجر حساب استلام المستحقات، فتُعتمد بعد ${moment}`,
  approve: 'اعتماد',
  send: 'أُرسلت إلى البنك',
  confirm: 'تأكيد الوصول',
  fail: 'لم تصل',
  drop: 'إلغاء الدفعة',
  retry: 'إعادة المحاولة',
  working: 'جاري التنفيذ...',
  workingOn: (done: string, all: string) => `نُفّذ ${done} من ${all}...`,
  bulk: 'إجراءات على الدفعات المحددة',
  selectAll: 'تحديد كل دفعات الصفحة',
  /** Of one of several payouts on the page. */
  stepOf: (step: string, merchant: string, number: string) =>
    `${step}: ${isolate(merchant)} ${isolate(number)}`,
  select: (number: string) => `تحديد الدفعة ${isolate(number)}`,
  refused: 'لم تُنفَّذ الخطوة في هذه الدفعات:',
  hide: 'إخفاء',
  bankList: 'قائمة البنك',
  close: 'إغلاق',
  older: 'الأقدم',
  newest: 'الأحدث',
  filter: 'الحالة',
  closed: 'متاجر مغلقة لها أو عليها مال',
  closedIntro: 'يُصرف ما للمتجر بعد إغلاقه بـ ٩٠ يومًا إذا عُرف حسابه، وما عليه يُطلب منه.',
  closedAt: 'أُغلق في',
  finalAt: 'التسوية الأخيرة',
  balance: 'الرصيد',
  waits: 'ما زال معلّقًا',
  channel: 'حساب الاستلام',
  noChannel: 'لم يُسجّل',
  action: 'الإجراء',
  setChannel: 'تسجيل حسابه',
  channelOf: (name: string) => `حساب متجر «${isolate(name)}»`,
  channelText: 'اكتب الحساب كما أرسله صاحب المتجر كتابةً، فهو لا يستطيع الدخول. تصله رسالة بالتغيير.',
  recordPaid: 'تسجيل سداده',
  paidOf: (name: string) => `سداد متجر «${isolate(name)}»`,
  paidText: 'سجّله بعد أن يظهر في كشف حساب البنك. لإسقاط الدين سجّل تسوية في دفتر القيود.',
  paidAmount: 'المبلغ الواصل بالجنيه',
  reference: 'الرقم المرجعي من البنك',
  paidSaved: 'سُجّل السداد',
} as const;

/** The questions before these steps. */
export const noteTexts = {
  confirm: {
    title: 'تأكيد وصول الدفعة',
    text: 'اكتب الرقم المرجعي كما جاء من البنك.',
    field: 'الرقم المرجعي من البنك',
  },
  fail: {
    title: 'الدفعة لم تصل',
    text: 'تعود بنودها إلى رصيد المتجر، ثم تُعاد المحاولة بالرقم نفسه.',
    field: 'السبب كما يقرؤه المتجر',
  },
  drop: {
    title: 'إلغاء الدفعة قبل إرسالها؟',
    text: 'تعود بنودها إلى رصيد المتجر، ويمكن إنشاؤها من جديد بالرقم نفسه.',
    field: 'السبب',
  },
} as const;

/** Before many are confirmed at once. */
export const confirmManyText = {
  title: 'تأكيد وصول الدفعات',
  text: (count: string, amount: string) =>
    `${count}، ${amount}. سجّل أولًا من الجدول ما رده البنك، ثم أكّد الباقي برقم الملف كما جاء من البنك.`,
  field: 'الرقم المرجعي من البنك',
} as const;

/** The messages after a step. */
export const stepsDone = {
  approve: 'اعتُمدت الدفعة',
  send: 'سُجّل إرسال الدفعة إلى البنك',
  confirm: 'تأكد وصول الدفعة',
  fail: 'سُجّل أن الدفعة لم تصل',
  drop: 'أُلغيت الدفعة',
  retry: 'الدفعة بانتظار الاعتماد من جديد',
} as const;

/** Of the selected payouts: how many wait for the step, and what they come to. */
export const bulkSteps = {
  approve: (count: string, amount: string) => `اعتماد (${count}) · ${amount}`,
  send: (count: string, amount: string) => `أُرسلت إلى البنك (${count}) · ${amount}`,
  confirm: (count: string, amount: string) => `تأكيد الوصول (${count}) · ${amount}`,
} as const;

export const bulkDone = {
  approve: (count: number) => `اعتُمدت ${countPayouts(count)}`,
  send: (count: number) => `سُجّل إرسال ${countPayouts(count)} إلى البنك`,
  confirm: (count: number) => `تأكد وصول ${countPayouts(count)}`,
} as const;

/** When a merchant's available amount is paid, or what keeps it. */
export const nextRunText = ({
  day,
  minimum,
}: Record<'day' | 'minimum', string>): Readonly<Record<NextRun, string>> => ({
  included: `يدخل دفعة ${day}`,
  owes: 'على المتجر مبلغ، فلا يُصرف له شيء',
  payout_open: 'ينتظر وصول دفعته السابقة',
  not_selling: 'المتجر موقوف',
  closed_waits: 'أُغلق المتجر قبل أقل من ٩٠ يومًا',
  restricted: 'موقوف لعدم سداد ما على المتجر',
  no_channel: 'لم يُسجّل حساب استلام المستحقات',
  below_minimum: `أقل من ${minimum}، فيُرحَّل`,
  not_yet: 'حتى تنتهي مهلة الإرجاع أو يُورَّد النقد',
});
