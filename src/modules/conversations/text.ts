import type { ContactKind } from '#modules/moderation/contact.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { ConversationTab } from './conversation.ts';

const conversationRefusals = {
  conversation_not_found: [404, 'لم نجد هذه المحادثة.'],
  conversation_ended: [409, 'هذه المحادثة مغلقة، ولا يمكن الكتابة فيها.'],
  message_photo_unknown: [409, 'أضف الصورة من جديد ثم أرسلها.'],
  ended_by_another: [409, 'من أغلق المحادثة هو من يفتحها.'],
} as const satisfies RefusalTable;

export const refuseConversation = refuser(conversationRefusals);

export const conversationFields = {
  text: 'اكتب رسالة من حرف إلى ١٠٠٠ حرف',
  reason: 'اكتب سبب الاطلاع في ٣ أحرف على الأقل و٣٠٠ على الأكثر',
} as const;

export const CONVERSATION_TAB_LABELS: Readonly<Record<ConversationTab, string>> = {
  to_answer: 'بانتظار ردك',
  all: 'الكل',
};

const MASKED_NAMES: Readonly<Record<ContactKind, string>> = {
  phone: 'رقم تليفون',
  link: 'رابط أو بريد',
  payment: 'طريقة تواصل أو دفع خارج وكالة',
};

export const conversationText = {
  title: 'المحادثات',
  one: 'محادثة',
  days: { today: 'اليوم', yesterday: 'أمس' },
  empty: 'لا محادثات بعد',
  emptyText: 'راسل المتجر من صفحة الطلب أو المنتج، ويظهر رده هنا.',
  browse: 'طلباتي',
  toList: 'كل المحادثات',
  writeToShop: 'راسل المتجر',
  writeToBuyer: 'مراسلة العميل',
  opening: 'جاري فتح المحادثة...',
  unread: 'غير مقروءة',
  waiting: 'ينتظر ردك',
  aboutOrder: 'طلب',
  aboutProduct: 'عن منتج',
  ended: 'مغلقة',
  emptyForShop: 'تظهر هنا رسائل المشترين عن طلباتهم ومنتجاتك. الرد خلال يوم يُحسب في أداء متجرك.',
  missing: 'لم نجد هذه المحادثة',
  failed: 'تعذر عرض المحادثة',
  inspect: 'عرض المحادثة',
  inspectReason: 'سبب الاطلاع',
  inspectNote: 'كتب هذه الرسائل مشترٍ ومتجر. يُسجل اطلاعك وسببه في سجل التغييرات.',
  older: 'رسائل أقدم',
  loading: 'جاري التحميل...',
  none: 'لا رسائل بعد',
  noneText: 'اكتب أول رسالة، ونبلغك بالرد.',
  field: 'رسالتك',
  placeholder: 'اكتب رسالتك',
  send: 'إرسال',
  sending: 'جاري الإرسال...',
  sent: 'أُرسلت رسالتك',
  photo: 'صورة',
  photoOf: (name: string) => `صورة أرسلها: ${name}`,
  addPhoto: 'إضافة صورة',
  removePhoto: 'إزالة الصورة',
  uploading: 'جاري رفع الصورة...',
  read: 'قُرئت',
  you: 'أنت',
  buyer: 'العميل',
  safety: 'لا ترسل رقم بطاقتك أو رمز التأكيد. الدفع داخل وكالة فقط.',
  report: 'إبلاغ',
  end: 'إغلاق المحادثة',
  reopen: 'فتح المحادثة',
  endedByYou: 'أغلقت هذه المحادثة، فلا يكتب فيها أحد.',
  endedByOther: 'أغلق الطرف الآخر هذه المحادثة.',
  endedByStaff: 'أغلق فريق وكالة هذه المحادثة.',
  masked: (kinds: readonly ContactKind[]) =>
    `حجبنا ${kinds.map(kind => MASKED_NAMES[kind]).join('، و')}: لا نستطيع حماية اتفاق أو دفع خارج وكالة.`,
  /** A touch writes them into the field. */
  starts: ['أين طلبي؟', 'أريد تغيير العنوان', 'أريد الإلغاء'],
  productStarts: ['هل هو متوفر؟', 'ما مدة الضمان؟', 'ما المقاس المناسب؟'],
} as const;

/** Written into the inbox, and to the devices and mailboxes of whoever wants it there. */
export const conversationMessages = {
  fromShop: (shop: string) => `رسالة من ${shop}`,
  fromBuyer: (buyer: string) => `رسالة من ${buyer}`,
  link: 'الرد من صفحة المحادثة',
  /** Without the shop's name, which may be longer than a text message. */
  sms: {
    written: 'وكالة: وصلتك رسالة من متجر. اقرأها ورد عليها من حسابك.',
    closed: 'وكالة: أغلق فريقنا محادثة لك. السبب في حسابك.',
    opened: 'وكالة: فتح فريقنا محادثة لك من جديد. تجدها في حسابك.',
  },
  closed: 'أغلق فريق وكالة محادثة لك',
  opened: 'فتح فريق وكالة محادثة لك',
  reason: (reason: string) => `السبب: ${reason}`,
} as const;
