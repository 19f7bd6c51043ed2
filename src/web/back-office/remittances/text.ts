import type { ExceptionKind, ExceptionOutcome } from '#modules/remittances/cash-exception.ts';
import { formatCount } from '#platform/digits.ts';

export const remittanceText = {
  intro: 'ما حصّلته شركات الشحن نقدًا وما قبضته بوابات الدفع من العملاء، وما وصل منه إلى حسابنا.',
  loading: 'جاري تحميل التحصيلات...',
  failed: 'تعذر تحميل التحصيلات',
  courier: 'الشركة',
  cancel: 'إلغاء',
  working: 'جاري الحفظ...',
} as const;

export const waitingText = {
  title: 'مبالغ لم تُورّد بعد',
  none: 'لا توجد مبالغ لدى شركات الشحن ولا بوابات الدفع.',
  amount: 'المبلغ',
  parcels: 'العدد',
  late: (days: number) => `أقدم من ${formatCount(days)} أيام`,
  overdue: (days: number) => `أقدم من ${formatCount(days)} يومًا`,
  nothing: 'لا شيء',
} as const;

export const importText = {
  title: 'استيراد كشف تحصيل',
  intro:
    'ملف CSV أو إكسل من شركة الشحن أو بوابة الدفع، فيه رقم التتبع أو رقم العملية والمبلغ والرسوم. نعرض لك النتيجة أولًا، ولا يتغيّر شيء قبل أن تؤكد.',
  choose: 'اختر الشركة',
  reference: 'رقم الكشف لدى الشركة',
  saidByFile: 'من اسم الملف. صحّحه إن كان رقم الكشف غيره.',
  file: 'ملف الكشف',
  chooseFile: 'اختيار ملف الكشف',
  noneChosen: 'لم يُختر ملف',
  check: 'فحص الكشف',
  checking: 'جاري الفحص...',
  noFile: 'اختر ملفًا أولًا.',
  emptyFile: 'هذا الملف فارغ. اختر ملفًا آخر.',
  noReference: 'اكتب رقم الكشف كما جاء من الشركة',
  noCouriers: 'لم يُسلَّم طرد إلى شركة شحن بعد، فلا كشف يُستورد.',
  import: 'استيراد الكشف',
  importing: 'جاري الاستيراد...',
  imported: 'تم استيراد الكشف',
  nothingNew: 'كل صفوف هذا الكشف مستوردة من قبل، ولن يتغيّر شيء.',
  again: 'فحص ملف آخر',
  result: 'نتيجة الفحص',
  lines: 'تحصيلات جديدة',
  refundLines: 'استردادات واعتراضات خُصمت',
  feeLines: 'صفوف لها رسوم فقط',

  already: 'مستوردة من قبل',
  gross: 'إجمالي المحصّل',
  fees: 'رسوم الشركة',
  net: 'صافي التحويل',
  allUnknown: 'لا نعرف أي صف من هذا الكشف. تأكد من أنك اخترت الشركة الصحيحة قبل أن تستورده.',
  first: (most: number) => `نعرض أول ${formatCount(most)} صفًا منها.`,
  suspense: 'صفوف لا نعرف سببها',
  suspenseIntro: 'تُستورد هذه الصفوف وتُعلّق، وينتظر كل منها قرارًا.',
  amount: 'المبلغ',
  problems: 'صفوف لا يمكن قراءتها',
  problemsIntro: 'صحّح هذه الصفوف في الملف ثم افحصه من جديد.',
  differences: 'فروق عن المستحق',
  differencesIntro: 'تُستورد هذه الصفوف، وينتظر كل فرق قرارًا.',
  row: 'الصف',
  trackingNumber: 'رقم التتبع أو العملية',
  problem: 'المشكلة',
  due: 'المستحق',
  came: 'المورّد',
} as const;

const BY_COURIER = ['حوّلته الشركة إلى البنك', 'أودعته الشركة نقدًا في البنك'];

export const exceptionText = {
  title: 'فروق تنتظر قرارًا',
  none: 'لا توجد فروق.',
  oldest: (most: number) => `هذه أقدم ${formatCount(most)} فرق. كلما سُوّي فرق ظهر ما بعده.`,
  order: 'الطلب',
  kind: 'النوع',
  amount: 'الفرق',
  since: 'منذ',
  action: 'القرار',
  decide: 'تسوية الفرق',
  dialogTitle: (amount: string) => `تسوية فرق ${amount}`,
  dialogText: (limit: string) => `تسوية ما يزيد على ${limit} تحتاج إلى موافقة شخص ثانٍ.`,
  outcome: 'القرار',
  reason: 'السبب',
  usualReasons: 'أسباب معتادة',
  trackingNumber: 'رقم تتبع الطرد أو رقم العملية',
  trackingHint: 'الطرد أو عملية الدفع التي يخصها المبلغ، أو الطرد الذي يعوّض عنه.',
  paymentNumber: 'رقم عملية الدفع',
  refundHint: 'العملية التي استرد العميل مبلغها أو كسب اعتراضه عليها، وخصمته البوابة منا.',
  statement: (reference: string) => `كشف ${reference}`,
  save: 'حفظ القرار',
  closed: 'حُسم الفرق',
  proposed: 'سُجّل القرار، وينتظر موافقة شخص ثانٍ',
  waits: (name: string) => `قرار ${name}`,
  agree: 'الموافقة على القرار',
  takeAway: 'إلغاء الاقتراح',
  takenAway: 'أُلغي الاقتراح',
  mine: 'ينتظر موافقة شخص غيرك',
  outcomes: {
    short: { recovered: 'دفعت الشركة الفرق', written_off: 'شطب الفرق' },
    over: { recovered: 'أُعيد الزائد إلى الشركة', written_off: 'الاحتفاظ بالزائد' },
    missing: { recovered: 'دفعت الشركة المبلغ', written_off: 'شطب المبلغ' },
    surplus: { placed: 'عُرف صاحب المبلغ', recovered: 'أُعيد إلى الشركة', written_off: 'الاحتفاظ به إيرادًا' },
    deduction: { placed: 'استرداد عميل أو اعتراض بنك', recovered: 'ردّته الشركة', written_off: 'تكلفة' },
  },
  /** What is written most often of a decision, to press instead of typing. */
  reasons: {
    short: { recovered: BY_COURIER, written_off: ['فرق صغير لا يستحق المطالبة', 'لم تعترف به الشركة'] },
    over: { recovered: ['حوّلناه إلى الشركة'], written_off: ['لم تطالب به الشركة'] },
    missing: { recovered: BY_COURIER, written_off: ['لم تعترف به الشركة'] },
    surplus: {
      placed: ['أكدت الشركة صاحبه'],
      recovered: ['حوّلناه إلى الشركة'],
      written_off: ['لم يطالب به أحد'],
    },
    deduction: {
      placed: ['أكدت البوابة رقم العملية'],
      recovered: BY_COURIER,
      written_off: ['رسوم مستحقة للشركة'],
    },
  },
} as const;

/** «شطب الفرق». */
export const outcomeName = (kind: ExceptionKind, outcome: ExceptionOutcome): string =>
  (exceptionText.outcomes[kind] as Partial<Record<ExceptionOutcome, string>>)[outcome] ?? '';

export const claimText = {
  title: 'مطالبات على شركات الشحن',
  none: 'لا توجد مطالبات مفتوحة.',
  oldest: (most: number) => `هذه أقدم ${formatCount(most)} مطالبة. كلما انتهت مطالبة ظهر ما بعدها.`,
  merchant: 'المتجر',
  goods: 'ثمن ما فُقد أو تلف',
  age: 'العمر',
  late: 'تأخرت',
  state: 'الحالة',
  states: { open: 'مفتوحة', accepted: 'قبلتها الشركة', ended: 'انتهت' },
  decide: 'تسجيل رد الشركة',
  dialogTitle: (order: string) => `رد الشركة على مطالبة الطلب ${order}`,
  dialogText: 'إن قبلت الشركة استحق المتجر ثمن بضاعته، وإن رفضت تتحمل الخسارة جهة واحدة.',
  decision: 'رد الشركة',
  decisions: { accepted: 'قبلت المطالبة', rejected: 'رفضت المطالبة' },
  amount: 'المبلغ الذي قبلته بالجنيه',
  lossParty: 'من يتحمل الخسارة إن رفضت',
  lossParties: { merchant: 'المتجر', platform: 'وكالة' },
  paid: 'تسجيل وصول المبلغ',
  paidTitle: (amount: string) => `وصل ${amount} من شركة الشحن؟`,
  paidText: 'سجّله بعد أن يظهر في كشف حساب البنك.',
  saved: 'حُفظ القرار',
} as const;

export const statementText = {
  title: 'الكشوف',
  none: 'لم يُستورد أي كشف بعد.',
  reference: 'رقم الكشف',
  lines: 'الصفوف',
  gross: 'المحصّل',
  fees: 'الرسوم',
  net: 'الصافي',
  imported: 'استورده',
  state: 'الحالة',
  settled: 'وصل إلى البنك',
  waits: 'ينتظر البنك',
  settle: 'مطابقة مع البنك',
  reconcileText:
    'اكتب المبلغ كما ظهر في كشف حساب البنك. إن اختلف عن صافي الكشف فاكتب السبب، وسينتظر الفرق قرارًا.',
  differs: 'سبب الفرق إن وُجد',
  bankAmount: 'المبلغ الواصل بالجنيه',
  bankReference: 'رقم العملية في البنك',
  save: 'تأكيد الوصول',
  done: 'تمت مطابقة الكشف',
} as const;
