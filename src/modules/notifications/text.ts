import { plural } from '#platform/plural.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { NoticeKind } from './notice-choice.ts';
import type { NoticeAct, NoticeGroup } from './notification.ts';

const refusals = {
  choice_not_offered: [400, 'لا يمكن تغيير هذا الاختيار.'],
  whatsapp_not_offered: [404, 'هذا المتجر لا يستخدم واتساب.'],
  wrong_signature: [403, 'توقيع الرسالة غير صحيح.'],
  text_not_found: [404, 'لا توجد رسالة بهذا الاسم.'],
  text_wrong: [400, 'في النص خطأ. راجع الحقول المشار إليها.'],
  text_changed_meanwhile: [409, 'غيّر زميل هذا النص منذ أن فتحته. حدّث الصفحة لترى نصه.'],
  unknown_push_service: [400, 'لا نستطيع إرسال إشعارات إلى هذا المتصفح.'],
} as const satisfies RefusalTable;

export const refuseNotice = refuser(refusals);

/** What stands around every mail. */
export const letterText = {
  shop: 'وكالة',
  open: 'فتح الصفحة',
  why: 'وصلتك هذه الرسالة لأن لك حسابًا على وكالة. لا نطلب منك كلمة مرورك أو بيانات بطاقتك في رسالة.',
  choose: 'اختر ما يصلك',
  /** To an address that belongs to no account. */
  whyGuest: 'وصلتك هذه الرسالة لأن متجرًا على وكالة كتب عنوانك. إن لم تنتظرها فتجاهلها.',
} as const;

export const messagesText = {
  title: 'رسائل التطوير',
  about: 'آخر ما أرسله المتجر. تظهر هذه الصفحة على قاعدة البيانات المدمجة وحدها.',
  empty: 'لا رسائل بعد.',
  channels: { sms: 'رسالة قصيرة', email: 'بريد إلكتروني', whatsapp: 'واتساب' },
} as const;

export const noticeText = {
  days: { today: 'اليوم', yesterday: 'أمس' },
  title: 'الإشعارات',
  unread: 'غير مقروء',
  readAll: 'قراءة الكل',
  groups: 'أنواع الإشعارات',
  all: 'الكل',
  today: 'اليوم',
  thisWeek: 'هذا الأسبوع',
  earlier: 'أقدم',
  empty: 'لا إشعارات جديدة',
  emptyText: 'تظهر هنا أخبار طلباتك ورسائلك.',
  choose: 'اختر ما يصلك ومن أين',
} as const;

export const noticeGroupNames: Readonly<Record<NoticeGroup, string>> = {
  orders: 'الطلبات',
  messages: 'الرسائل',
  money: 'المبالغ',
  offers: 'العروض',
};

/** The button of a notice. */
export const actWords: Readonly<Record<NoticeAct, string>> = {
  confirm: 'تأكيد الآن',
  pay: 'أكمل الدفع',
  review: 'اكتب رأيك',
  reply: 'الرد',
  buy: 'عرض المنتج',
  checkout: 'العودة إلى السلة',
  accept: 'مراجعة الطلب',
};

export const choiceText = {
  title: 'ما يصلك ومن أين',
  what: 'ما يصلك',
  always: 'دائمًا',
  notOffered: 'غير متاح',
  quiet: 'بلا إزعاج',
  quietAbout: 'من ١٠ م إلى ٩ ص، عدا الطلبات',
  device: 'إشعارات هذا الجهاز',
  deviceAbout: {
    subscribed: 'تظهر هنا إشعارات التطبيق حتى تسجّل الخروج من هذا الجهاز.',
    silent: 'ما اخترته للتطبيق يظهر أيضًا على شاشة هذا الجهاز.',
    denied: 'المتصفح يمنع إشعارات وكالة. اسمح بها من إعدادات الموقع، ثم عد إلى هنا.',
    unable: 'هذا المتصفح لا يعرض إشعارات المواقع.',
  },
  deviceFailed: 'تعذر إيقاف الإشعارات. حاول مرة أخرى.',
  whatsapp: 'أخبار الطلب والاسترداد على واتساب',
  whatsappAbout: 'بدل رسائل SMS. تصلك على رقم موبايلك، وتتوقف متى أردت أو إن كتبت «إيقاف» في المحادثة.',
} as const;

export const channelNames = { app: 'التطبيق', sms: 'SMS', email: 'بريد', whatsapp: 'واتساب' } as const;

export const kindNames: Readonly<Record<NoticeKind, { name: string; about: string }>> = {
  orders: { name: 'طلباتي', about: 'وصول، تأخير، رمز' },
  messages: { name: 'الرسائل', about: 'من المتاجر والدعم' },
  money: { name: 'الاسترداد والرصيد', about: 'ما عاد إليك من مال' },
  watched: { name: 'توفّر وانخفاض سعر', about: 'ما طلبت متابعته' },
  cart: { name: 'السلة', about: 'تذكير واحد بما تركته فيها' },
  offers: { name: 'عروض وكالة', about: 'لا تصلك إلا بموافقتك' },
};

/** The badge's text for screen readers. */
export function unreadNotices(count: number): string {
  return plural(count, {
    zero: 'لا إشعارات غير مقروءة',
    one: 'إشعار واحد غير مقروء',
    two: 'إشعاران غير مقروءين',
    few: '{n} إشعارات غير مقروءة',
    many: '{n} إشعارًا غير مقروء',
    other: '{n} إشعار غير مقروء',
  });
}

/** Why a written text would break its message, under its field. */
export const textFaults = {
  unknown: (field: string) => `الحقل {${field}} غير معروف هنا. استخدم حقلًا من القائمة.`,
  missing: (field: string) => `لا بد من الحقل {${field}} في هذا النص.`,
  brace: 'في النص قوس { أو } لا يخص حقلًا.',
  empty: 'اكتب النص.',
  long: (most: string) => `النص أطول من ${most} حرف.`,
  noSms: 'هذه الرسالة لا تُرسل برسالة قصيرة.',
} as const;

/** Before the title of a message that staff send to themselves. */
export const trialMark = 'تجربة: ';
