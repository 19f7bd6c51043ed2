import type { CameBack } from '#modules/orders/back-office/order-view.ts';
import type { OrderEvent } from '#modules/orders/order-event.ts';
import type { Condition } from '#modules/orders/parcel.ts';
import { formatCount } from '#platform/digits.ts';
import { isolateTitle } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

export const detailsText = {
  acceptUntil: (moment: string) => `آخر موعد لقبوله ${moment}، وبعده يُلغى تلقائيًا.`,
  handOverOn: (day: string) => `آخر يوم لتسليمه للمندوب: ${day}.`,
  handOverLate: (day: string) => `تأخر تسليمه للمندوب، وكان موعده ${day}.`,
  orders: 'الطلبات',
  toCustomer: 'صفحة العميل',
  printLabels: 'طباعة البوليصة',
  printSlip: 'قائمة التجهيز',
  printSummary: 'ملخص الطلب',
  toOrders: 'العودة إلى الطلبات',
  notFoundMore: 'تأكد من رقم الطلب، أو ابحث عنه في قائمة الطلبات.',
  earned: 'مستحقاتك من هذا الطلب',
  commission: (amount: string) => `بعد عمولة المنصة وضريبتها: ${amount}`,
  masked: 'بيانات العميل',
  maskedMore: 'نُظهر الاسم والعنوان من وصول الطلب إليك حتى انتهائه، حفاظًا على خصوصية العميل.',
  maskedForReaders: 'يراها من يعمل على الطلب: المتجر والدعم.',
  steps: 'الخطوات المتاحة',
  nothing: 'لا شيء مطلوب منك الآن في هذه الشحنة.',
  working: 'جاري التنفيذ...',
  close: 'إغلاق',
  history: 'سجل الطلب',
  notes: 'ملاحظات داخلية',
  notesHint: 'لا يراها العميل، ولا يمكن تعديلها بعد الحفظ.',
  writeNote: 'اكتب ملاحظة',
  saveNote: 'حفظ الملاحظة',
  noteSaved: 'حُفظت الملاحظة',
  noNotes: 'لا ملاحظات بعد.',
  carrier: 'الشحن:',
  tracking: 'رقم التتبّع',
  saveTracking: 'حفظ الرقم',
  trackingSaved: 'حُفظ رقم التتبّع',
  attempts: (count: number) =>
    plural(count, {
      zero: '',
      one: 'محاولة تسليم واحدة لم تنجح',
      two: 'محاولتا تسليم لم تنجحا',
      few: '{n} محاولات تسليم لم تنجح',
      many: '{n} محاولة تسليم لم تنجح',
      other: '{n} محاولة تسليم لم تنجح',
    }),
  proof: 'إثبات التسليم:',
  proofPhoto: 'صورة إثبات التسليم',
  proofByCode: 'رمز التسليم من العميل',
  proofForgotten: 'حُذف مع بيانات العميل',
  inParcel: 'في هذا الطرد',
  units: (count: number) => `× ${formatCount(count)}`,
  by: 'بواسطة',
} as const;

/** Steps as buttons name them, in the order of the buttons. */
export const EVENT_BUTTONS: Readonly<Partial<Record<OrderEvent, string>>> = {
  confirmed: 'تأكيد الطلب',
  accepted: 'قبول وبدء التجهيز',
  packed: 'تغليف',
  handed_over: 'تسليم للمندوب',
  out_for_delivery: 'خرج للتوصيل',
  delivered: 'تم التسليم',
  attempt_failed: 'محاولة لم تنجح',
  refused: 'رُفض الاستلام',
  back_at_merchant: 'عاد إلى المتجر',
  lost: 'فُقد الطرد',
  damaged: 'تلف الطرد',
  rejected: 'رفض الطلب',
  cancelled: 'إلغاء قطع من الطلب',
  reopened: 'تصحيح: ما زال في الطريق',
};

/** The consequence of a step, shown before it is taken. */
export const EVENT_HINTS: Readonly<Partial<Record<OrderEvent, string>>> = {
  attempt_failed: 'يبقى الطرد معك، ونبلغ العميل أنك ستحاول مرة أخرى.',
  refused: 'لا يُحصَّل شيء، ويعود الطرد إلى المتجر.',
  lost: 'لا يُحصَّل شيء، ويُردّ للعميل ما دفعه، وتُفتح مطالبة على من حمل الطرد.',
  damaged: 'لا يُحصَّل شيء، ويُردّ للعميل ما دفعه، وتُفتح مطالبة على من حمل الطرد.',
  reopened: 'يرجع الطرد إلى حالة «في الطريق»، وتُعكس قيوده. ما رُدّ للعميل من قبل لا يُسترد تلقائيًا.',
};

/** Events, as the history names them. */
export const EVENT_LABELS: Readonly<Record<OrderEvent, string>> = {
  submitted: 'أُرسل الطلب',
  paid: 'دُفع الطلب',
  switched_to_cash: 'تحوّل إلى الدفع عند الاستلام',
  payment_expired: 'انتهت مهلة الدفع',
  paid_late: 'دُفع بعد الموعد',
  confirmed: 'تأكد الطلب',
  not_confirmed: 'لم يتأكد الطلب في الموعد',
  accepted: 'قُبل الطلب',
  rejected: 'رُفض الطلب',
  merchant_reminded: 'ذكّرنا المتجر بالطلب',
  merchant_timed_out: 'لم يرد المتجر في الموعد',
  cancelled: 'أُلغي الطلب',
  packed: 'غُلّفت الطرود',
  handed_over: 'سُلّم الطرد للمندوب',
  out_for_delivery: 'خرج الطرد للتوصيل',
  attempt_failed: 'محاولة تسليم لم تنجح',
  delivered: 'سُلّم الطرد',
  refused: 'رُفض استلام الطرد',
  lost: 'فُقد الطرد',
  damaged: 'تلف الطرد',
  back_at_merchant: 'عاد الطرد إلى المتجر',
  not_back_in_time: 'لم يعد الطرد في الموعد',
  reopened: 'صُحّحت حالة الطرد',
  hand_over_late: 'تأخر تسليم الطرد للمندوب',
  delivery_overdue: 'تأخر التسليم للعميل',
  withdrawn: 'ألغاه العميل لتأخر التوصيل',
  completed: 'اكتمل الطلب',
  not_received: 'أبلغ العميل أنه لم يستلم',
};

/** Who did it. */
export const ROLES: Readonly<Record<string, string>> = {
  user: 'العميل',
  merchant: 'المتجر',
  support: 'دعم العملاء',
  finance: 'المالية',
  super_admin: 'مدير عام',
  courier: 'شركة الشحن',
  gateway: 'بوابة الدفع',
  timer: 'النظام',
};

export const CONDITION_LABELS: Readonly<Record<Condition, string>> = {
  sellable: 'سليم، يعود إلى البيع',
  damaged: 'تالف',
  lost: 'لم يصل (مفقود)',
};

const CAME_BACK: Readonly<Record<Condition, string>> = {
  sellable: 'عاد سليمًا',
  damaged: 'عاد تالفًا',
  lost: 'لم يصل إلى المتجر',
};

/** «عاد تالفًا · عاد إلى البيع ١ من ٣» */
export function cameBackWords({ condition, units, restocked }: CameBack): string {
  const sold = `عاد إلى البيع ${formatCount(restocked)} من ${formatCount(units)}`;
  return condition === 'lost' ? CAME_BACK.lost : `${CAME_BACK[condition]} · ${sold}`;
}

export const sheetText = {
  reason: 'السبب',
  reasonHint: 'يظهر السبب للعميل.',
  otherDay: 'اليوم الذي طلبه العميل',
  otherDayHint: 'يصل إلى العميل في صفحة طلبه ورسائله',
  inWords: 'السبب بكلماتك',
  afterRefund: 'إن رُدّ ثمنه للعميل',
  afterRefundHint: 'يلزم فقط إن رُدّ ثمن الطرد من قبل.',
  notRefunded: 'لم يُرد ثمنه',
  outOfStock: 'يظهر السبب للعميل، ويصبح مخزون ما تلغيه صفرًا فلا يُباع مرة أخرى.',
  back: 'رجوع',
  units: 'ما الذي تلغيه؟',
  unitsOf: (title: string) => `عدد القطع من ${isolateTitle(title)}`,
  unitsIn: (title: string, at: number) => `عدد القطع من ${isolateTitle(title)} في الطرد ${formatCount(at)}`,
  parcel: (at: number) => `الطرد ${formatCount(at)}`,
  carrier: 'من يوصّله؟',
  addParcel: 'إضافة طرد',
  dropParcel: 'حذف الطرد',
  shelf: 'رف',
  left: (count: number) =>
    plural(count, {
      zero: '',
      one: 'بقيت قطعة واحدة بلا طرد',
      two: 'بقيت قطعتان بلا طرد',
      few: 'بقيت {n} قطع بلا طرد',
      many: 'بقيت {n} قطعة بلا طرد',
      other: 'بقيت {n} قطعة بلا طرد',
    }),
  tooMany: 'في الطرود قطع أكثر مما في الطلب',
  emptyParcel: 'ضع قطعة واحدة على الأقل في كل طرد، أو احذفه',
  of: (count: number) => `من ${formatCount(count)}`,
  code: 'رمز التسليم من العميل',
  codeHint: '٦ أرقام تظهر للعميل في صفحة طلبه',
  photo: 'أو صوّر الطرد عند التسليم',
  otherPhoto: 'صورة أخرى',
  photoHint: 'JPG أو PNG أو WebP حتى ٥ ميجابايت',
  photoStored: 'صورة التسليم',
  collect: 'حصّل نقدًا من العميل:',
  proof: 'ما الذي يثبت التسليم؟',
  proofHint: 'مثل رقم إيصال شركة الشحن أو مكالمة مع العميل',
  lastAttempt: 'هذه آخر محاولة: بعدها يعود الطرد إلى المتجر، ونبلغ العميل.',
  condition: 'حالة الطرد عند عودته',
  sellable: 'كم قطعة سليمة تعود إلى البيع؟',
  noneSellable: 'إن لم تكن فيه قطعة سليمة فاختر «تالف» أو «لم يصل»',
} as const;
