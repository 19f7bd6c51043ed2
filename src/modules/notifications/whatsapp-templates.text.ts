/**
 * The texts that WhatsApp has approved, by their names there. All are of the category utility: each is about a purchase of
 * the person. A value in `{{ }}` never stands first or last and is never empty, which WhatsApp demands. Codes are told by
 * SMS alone, because a utility template may not carry one.
 */
export const whatsappTemplates = {
  order_placed: 'تم استلام طلبك {{order}} على وكالة بقيمة {{amount}}. سنبلغك عند شحنه.',
  order_not_confirmed: 'أُلغي طلبك {{order}} على وكالة لعدم تأكيده في موعده. يمكنك طلبه مرة أخرى من حسابك.',
  order_cancelled: 'أُلغي {{part}} على وكالة. السبب في صفحة الطلب.',
  order_shipped: 'تم شحن {{part}} من وكالة. رمز التسليم، إن كان له رمز، في صفحة الطلب.',
  order_shipped_cash:
    'تم شحن {{part}} من وكالة. جهّز {{amount}} نقدًا للمندوب. رمز التسليم، إن كان له رمز، في صفحة الطلب.',
  order_out_for_delivery: 'يصلك اليوم {{part}} من وكالة، وهو مع المندوب الآن.',
  order_out_for_delivery_cash: 'يصلك اليوم {{part}} من وكالة، وهو مع المندوب الآن. جهّز {{amount}} نقدًا.',
  order_attempt_failed: 'لم نتمكن من تسليم {{part}} من وكالة، وسنحاول مرة أخرى.',
  order_attempt_failed_cash:
    'لم نتمكن من تسليم {{part}} من وكالة، وسنحاول مرة أخرى. جهّز {{amount}} نقدًا للمندوب.',
  order_delivered: 'تم تسليم {{part}} من وكالة. إن لم يصلك فأبلغنا من صفحة الطلب.',
  order_undelivered: 'تعذر تسليم {{part}} من وكالة، والشحنة عائدة إلى المتجر. السبب في صفحة الطلب.',
  order_lost:
    'فُقد {{part}} من وكالة أثناء التوصيل. نعتذر عن ذلك، وفريق وكالة يتابع الأمر. التفاصيل في صفحة الطلب.',
  order_damaged:
    'تلف {{part}} من وكالة أثناء التوصيل. نعتذر عن ذلك، وفريق وكالة يتابع الأمر. التفاصيل في صفحة الطلب.',
  return_news: 'صدر رد على مرتجع طلبك {{order}} على وكالة. التفاصيل والخطوة التالية في صفحة الطلب.',
  claim_news: 'صدر قرار في شكوى طلبك {{order}} على وكالة. التفاصيل في صفحة الطلب.',
  refund_arrived: 'رددنا إليك {{amount}} عن طلبك {{order}} على وكالة.',
  refund_needs_account: 'لك عند وكالة {{amount}} عن طلبك {{order}}. اكتب في صفحة الطلب إلى أين نحوّلها.',
  merchant_new_order: 'وصل متجرك على وكالة طلب جديد رقمه {{order}}. اقبله {{deadline}} وجهّزه للشحن.',
  merchant_reminder: 'الطلب {{order}} على وكالة ينتظر ردك. اقبله أو ارفضه {{deadline}} من لوحة المتجر.',
} as const;

export type WhatsappTemplate = keyof typeof whatsappTemplates;

/** What people write to be told no more, without marks and in small letters. */
export const STOP_WORDS = ['ايقاف', 'الغاء', 'توقف', 'stop', 'unsubscribe'] as const;
