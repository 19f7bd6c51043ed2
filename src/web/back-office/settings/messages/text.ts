import { plural } from '#platform/plural.ts';

export const messagesFormText = {
  intro:
    'ما لم تكتبه يبقى نص المتجر. الحقول بين قوسين تُملأ عند الإرسال، ولا يُحفظ نص ينقصه حقل لا بد منه أو فيه حقل غير معروف.',
  choose: 'الرسالة',
  to: { buyer: 'إلى المشتري', merchant: 'إلى المتجر' },
  written: 'نص مكتوب',
  title: 'العنوان',
  titleHint: 'عنوان الإشعار والبريد.',
  body: 'النص',
  bodyHint: 'نص الإشعار والبريد.',
  sms: 'الرسالة القصيرة',
  smsHint: 'مختصرة وكاملة بنفسها: ٧٠ حرفًا في الرسالة الواحدة.',
  own: 'نص المتجر:',
  fields: 'الحقول',
  fieldsAbout: 'اضغط حقلًا ليُنسخ، ثم ألصقه في النص.',
  onlyIn: { title: 'في العنوان وحده', body: 'في النص وحده', sms: 'في الرسالة القصيرة وحدها' },
  copied: 'نُسخ الحقل',
  preview: 'المعاينة',
  previewAbout: 'بيانات للتجربة، كما تصل الرسالة.',
  notice: 'الإشعار',
  mail: 'البريد الإلكتروني',
  mailButton: 'تفاصيل الطلب',
  whatsapp: 'واتساب',
  whatsappAbout: 'نص اعتمدته واتساب، ولا يتغير من هنا.',
  notSent: 'لا تُرسل بهذه القناة.',
  tryIt: 'إرسال تجربة إليّ',
  trying: 'جاري الإرسال...',
  tried: 'أُرسلت إليك بكل قنواتها',
  unsaved: 'احفظ أولًا: تُرسل التجربة بالنص المحفوظ.',
  reset: 'العودة إلى نص المتجر',
  resetTitle: 'العودة إلى نص المتجر؟',
  resetText: 'تُحذف الكلمات التي كتبتموها لهذه الرسالة.',
  resetDone: 'عاد نص المتجر',
} as const;

const MESSAGES = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: '{n} رسائل',
  many: '{n} رسالة',
  other: '{n} رسالة',
};

const ONE = 70;
const PART = 67;

/** How many messages a text is charged as. */
export function smsLength(text: string): string {
  return plural(text.length <= ONE ? 1 : Math.ceil(text.length / PART), MESSAGES);
}
