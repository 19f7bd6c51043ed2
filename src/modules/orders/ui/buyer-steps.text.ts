import { isolateTitle } from '#platform/isolate.ts';

export const cancelText = {
  order: 'إلغاء الطلب',
  wholeOrder: 'إلغاء الطلب بالكامل',
  merchantOrder: 'إلغاء من هذه الشحنة',
  title: 'ماذا تريد أن تلغي؟',
  wholeTitle: 'إلغاء الطلب بالكامل؟',
  wholeText: 'نلغي كل ما لم يخرج من المتاجر بعد.',
  moneyBack: 'ما دفعته لما تلغيه يعود إليك.',
  exchangeBack: 'لا يُرسل إليك البديل، ويعود إليك ثمن ما أعدته.',
  irreversible: 'لا يمكن التراجع عن هذه الخطوة.',
  reason: 'سبب الإلغاء',
  chooseReason: 'اختر السبب',
  confirm: 'تأكيد الإلغاء',
  cancelling: 'جاري الإلغاء...',
  keep: 'رجوع',
  done: 'تم الإلغاء',
  nothing: 'اختر قطعة واحدة على الأقل',
  quantityOf: (title: string) => `عدد القطع الملغاة من ${isolateTitle(title)}`,
} as const;

export const withdrawText = {
  open: 'إلغاء للتأخر',
  title: 'هل تلغي الطلب لتأخره؟',
  text: 'تجاوز الطلب المهلة القانونية للتسليم. يعود إليك كل ما دفعته، ويتحمل المتجر تكلفة الإرجاع.',
  send: 'إلغاء واسترداد كل ما دفعت',
  sending: 'جاري الإلغاء...',
  done: 'تم الإلغاء',
} as const;

export const notReceivedText = {
  open: 'لم يصلني',
  title: 'لم تصلك هذه الشحنة؟',
  text: 'نراجع مع المتجر ومندوب التوصيل، ونرد عليك في الرسائل. لقطعة ناقصة اختر «طلب إرجاع».',
  send: 'إرسال الشكوى',
  sending: 'جاري الإرسال...',
  done: 'وصلتنا شكواك، وسنرد عليك',
  underReview: 'شكواك من عدم الاستلام قيد المراجعة.',
} as const;
