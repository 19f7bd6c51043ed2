import type { KEY_DAYS } from '#modules/agents/keys.calls.ts';

export const agentKeysText = {
  title: 'برامج تعرف حالة طلباتك',
  about:
    'أعط مفتاحًا لبرنامج تثق به ليعرف رقم الطلب ويومه وحالته فقط، دون المنتجات أو العنوان أو الموبايل، ودون أن يطلب أو يلغي شيئًا.',
  name: 'اسم البرنامج',
  nameHint: 'كما تعرفه أنت، مثل: مساعد الموبايل',
  days: 'المدة',
  lengths: { 1: 'يوم واحد', 7: 'أسبوع', 30: '٣٠ يومًا' } satisfies Record<(typeof KEY_DAYS)[number], string>,
  make: 'إنشاء مفتاح',
  making: 'جاري الإنشاء...',
  once: 'انسخ المفتاح الآن، فلن يظهر مرة أخرى.',
  copy: 'نسخ المفتاح',
  copied: 'نُسخ المفتاح',
  until: (day: string) => `يسري حتى ${day}`,
  used: (day: string) => `آخر استخدام ${day}`,
  unused: 'لم يُستخدم بعد',
  withdraw: 'إلغاء المفتاح',
  withdrawOf: (name: string) => `إلغاء مفتاح ${name}`,
  withdrawn: 'أُلغي المفتاح، ولم يعد يفتح شيئًا.',
} as const;
