import type { OwnText } from '#modules/notifications/message-text.ts';

/**
 * The inbox and the mail use title and body. The SMS is separate, and fits into 70 letters (docs/egypt.md, Messages). Staff
 * may write other words (notifications/message-text.ts).
 */
export const messageTexts = {
  placed: {
    reader: 'buyer',
    title: 'تم استلام {yours}',
    body: 'الإجمالي {total}. {arrival} سنبلغك عند شحن كل جزء منه.',
    sms: 'وكالة: استلمنا طلبك {order} بقيمة {totalPlain} جنيه. سنبلغك عند شحنه.',
  },
  placed_to_confirm: {
    reader: 'buyer',
    title: 'أكّد {yours}',
    body: 'الإجمالي {total}. أرسلنا رمزًا إلى موبايلك: أدخله في صفحة الطلب {confirmBy} لنبدأ تجهيزه.',
  },
  paid: {
    reader: 'buyer',
    title: 'تم دفع {yours}',
    body: 'الإجمالي {total}. {arrival} سنبلغك عند شحن كل جزء منه.',
  },
  payment_expired: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'لم يصلنا الدفع في الموعد. يمكنك طلبه مرة أخرى من صفحة الطلب. إن كنت قد دفعت فراسل الدعم الفني.',
  },
  confirmed: {
    reader: 'buyer',
    title: 'تم تأكيد {yours}',
    body: 'الإجمالي {total}. {arrival} سنبلغك عند شحن كل جزء منه.',
  },
  not_confirmed: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'لم يتم تأكيد الطلب خلال {confirmationHours}. يمكنك طلبه مرة أخرى من صفحة الطلب.',
    sms: 'وكالة: ألغي طلبك {order} لعدم تأكيده. اطلبه ثانية من حسابك.',
  },
  accepted: {
    reader: 'buyer',
    title: '{yours} قيد التجهيز',
    body: 'بدأ تجهيز طلبك لدى {names}. سنبلغك عند شحنه.',
  },
  rejected: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'اعتذار من {names} عن تنفيذ الطلب. {because} {moneyBack}',
    sms: 'وكالة: ألغي {yoursShort}. السبب في حسابك.',
  },
  timed_out: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'لم يصلنا رد من {names} خلال {timeoutHours}، فألغينا الطلب. {moneyBack}',
    sms: 'وكالة: ألغي {yoursShort}. السبب في حسابك.',
  },
  cancelled_by_buyer: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'تم الإلغاء بناءً على طلبك. {because} {moneyBack}',
  },
  withdrawn: {
    reader: 'buyer',
    title: 'سجّلنا تراجعك عن شراء {yours}',
    body: 'إن حضر المندوب فلا تستلم الشحنة ولا تدفع له شيئًا. {moneyBack}',
  },
  cancelled_by_shop: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'نعتذر عن هذا الإلغاء. {because} {moneyBack}',
    sms: 'وكالة: ألغي {yoursShort}. السبب في حسابك.',
  },
  packed: {
    reader: 'buyer',
    title: '{yours} جاهز للشحن',
    body: 'انتهى تجهيزه لدى {names}. سنبلغك عند خروجه إليك.',
  },
  shipped: {
    reader: 'buyer',
    title: 'تم شحن {yours}',
    body: 'خرج الطلب من {names}. {bringCash} {codeNote}',
    sms: 'وكالة: شحن {yoursShort}. {cashShort} {codeShort}',
  },
  out_for_delivery: {
    reader: 'buyer',
    title: '{yours} مع المندوب الآن',
    body: 'يصلك اليوم. {bringCash}',
    sms: 'وكالة: {yoursShort} مع المندوب الآن. {cashShort}',
  },
  attempt_failed: {
    reader: 'buyer',
    title: 'لم نتمكن من تسليم {yours}',
    body: 'سنحاول مرة أخرى. {bringCash} {because}',
    sms: 'وكالة: لم نسلم {yoursShort} ونعود إليك. {cashShort}',
  },
  delivered: {
    reader: 'buyer',
    title: 'تم تسليم {yours}',
    body: 'إن لم يصلك، فأبلغنا من صفحة الطلب.',
    sms: 'وكالة: تم تسليم {yoursShort}. إن لم يصلك فأبلغنا.',
  },
  undelivered: {
    reader: 'buyer',
    title: 'تعذر تسليم {yours}',
    body: 'الشحنة في طريقها إلى المتجر. {because} {moneyBack}',
    sms: 'وكالة: تعذر تسليم {yoursShort} وهو عائد إلى المتجر.',
  },
  lost: {
    reader: 'buyer',
    title: 'فُقد {yours} أثناء التوصيل',
    body: 'نعتذر عن ذلك. {noCash} فريق وكالة يتابع الأمر. {moneyBack}',
    sms: 'وكالة: فقد {yoursShort} أثناء التوصيل. نعتذر ونتابع.',
  },
  damaged: {
    reader: 'buyer',
    title: 'تلف {yours} أثناء التوصيل',
    body: 'نعتذر عن ذلك. {noCash} فريق وكالة يتابع الأمر. {moneyBack}',
    sms: 'وكالة: تلف {yoursShort} أثناء التوصيل. نعتذر ونتابع.',
  },
  back: {
    reader: 'buyer',
    title: 'عاد {yours} إلى المتجر',
    body: 'وصلت الشحنة إلى {names}. يمكنك طلبها مرة أخرى من صفحة الطلب.',
  },
  reopened: {
    reader: 'buyer',
    title: '{yours} ما زال في الطريق',
    body: 'صحّحنا حالة الشحنة. {because}',
  },
  overdue: {
    reader: 'buyer',
    title: 'تأخر {yours}',
    body: 'لم يصلك خلال {deliveryDays}، ومن حقك أن تتراجع عن الشراء. راسل الدعم الفني.',
  },
  claim_opened: {
    reader: 'buyer',
    title: 'وصلتنا شكواك من {yours}',
    body: 'نراجعها مع المتجر ومندوب التوصيل، ونرد عليك.',
  },
  new_order: {
    reader: 'merchant',
    title: 'طلب جديد {order}',
    body: '{units} بقيمة {goods}. اقبل الطلب {acceptBy} وجهّزه للشحن.',
    sms: 'وكالة: طلب جديد {order}. اقبله {acceptByShort}.',
  },
  reminder: {
    reader: 'merchant',
    title: 'الطلب {order} ينتظر ردك',
    body: 'وصلك منذ {reminderHours}. اقبله أو ارفضه {acceptBy}، وإلا أُلغي.',
    sms: 'وكالة: الطلب {order} ينتظر ردك. اقبله {acceptByShort}.',
  },
  order_timed_out: {
    reader: 'merchant',
    title: 'أُلغي الطلب {order}',
    body: 'لم يصلنا ردك خلال {timeoutHours}. عادت القطع إلى مخزونك.',
  },
  order_cancelled: {
    reader: 'merchant',
    title: 'أُلغي {theirPart}',
    body: 'لا تشحن القطع الملغاة؛ عادت إلى مخزونك. {because}',
  },
  order_withdrawn: {
    reader: 'merchant',
    title: 'تراجع العميل عن شراء {theirPart}',
    body: 'تأخر التوصيل، فصار من حقه. لا تشحن ما بقي منه لديك، وما خرج يعود إليك.',
  },
  order_attempt_failed: {
    reader: 'merchant',
    title: 'محاولة تسليم الطلب {order} لم تنجح',
    body: 'سيعيد المندوب المحاولة. {because}',
  },
  order_delivered: {
    reader: 'merchant',
    title: 'تم تسليم الطلب {order}',
    body: 'استلم العميل الشحنة.',
  },
  order_undelivered: {
    reader: 'merchant',
    title: 'تعذر تسليم الطلب {order}',
    body: 'الشحنة في طريقها إليك. {because}',
  },
  order_lost: {
    reader: 'merchant',
    title: 'فُقدت شحنة من الطلب {order}',
    body: 'فُتحت مطالبة على من حملها.',
  },
  order_damaged: {
    reader: 'merchant',
    title: 'تلفت شحنة من الطلب {order}',
    body: 'فُتحت مطالبة على من حملها.',
  },
  order_back: {
    reader: 'merchant',
    title: 'عادت شحنة من الطلب {order}',
    body: 'سُجّل وصولها إليك، والسليم منها عاد إلى مخزونك.',
  },
  order_not_back: {
    reader: 'merchant',
    title: 'لم تعد شحنة من الطلب {order} في موعدها',
    body: 'فُتحت مطالبة على من حملها.',
  },
  order_reopened: {
    reader: 'merchant',
    title: 'الطلب {order} ما زال في الطريق',
    body: 'صُحّحت حالة الشحنة. {because}',
  },
  order_late: {
    reader: 'merchant',
    title: 'لم يُسلَّم الطلب {order} للمندوب في موعده',
    body: 'يجب تسليمه اليوم. التأخير محسوب في نسبة تأخر المتجر.',
  },
  order_overdue: {
    reader: 'merchant',
    title: 'تأخر الطلب {order}',
    body: 'لم يصل إلى العميل خلال {deliveryDays}، ومن حقه أن يتراجع عن الشراء.',
  },
  order_claimed: {
    reader: 'merchant',
    title: 'شكوى من الطلب {order}: لم يصل',
    body: 'يقول العميل إن الطلب لم يصله. {wrote}',
  },
} as const satisfies Record<string, OwnText>;
export type TextName = keyof typeof messageTexts;

/** What a mail calls its page. */
export const orderLink = 'تفاصيل الطلب';
