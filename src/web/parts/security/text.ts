import { plural } from '#platform/plural.ts';

export const securityText = {
  title: 'التحقق بخطوتين',
  about: 'بعد كلمة المرور نطلب رمزًا من تطبيق مصادقة على موبايلك، فلا يدخل حسابك من عرف كلمة المرور وحدها.',
  required: 'حساب المدير العام لا يفتح لوحة التحكم قبل تفعيل التحقق بخطوتين.',
  on: 'مفعَّل',
  off: 'غير مفعَّل',
  begin: 'بدء التفعيل',
  beginning: 'جاري التجهيز...',
  stepScan: 'افتح تطبيق المصادقة وامسح هذا الرمز المربّع',
  qr: 'رمز مربّع يقرؤه تطبيق المصادقة',
  orType: 'أو اكتب هذا المفتاح في التطبيق',
  copy: 'نسخ المفتاح',
  copied: 'تم النسخ',
  stepCode: 'اكتب الرمز الظاهر في التطبيق',
  code: 'رمز التطبيق',
  confirm: 'تفعيل',
  confirming: 'جاري التفعيل...',
  codesTitle: 'رموز الاسترداد',
  codesAbout:
    'احفظ هذه الرموز في مكان آمن. كل رمز يفتح حسابك مرة واحدة إذا فقدت موبايلك، ولن نعرضها مرة أخرى.',
  copyCodes: 'نسخ الرموز',
  saved: 'حفظت الرموز',
  renew: 'رموز استرداد جديدة',
  renewAbout: 'الرموز القديمة لن تعمل بعد ذلك.',
  renewSubmit: 'إصدار رموز جديدة',
  switchOff: 'إيقاف التحقق بخطوتين',
  switchOffSubmit: 'إيقاف',
  switchedOff: 'أُوقف التحقق بخطوتين',
  cancel: 'إلغاء',
  working: 'جاري التنفيذ...',
} as const;

/** The number of unused recovery codes. */
export function codesLeft(count: number): string {
  return plural(count, {
    zero: 'لم يبق أي رمز استرداد. أصدر رموزًا جديدة.',
    one: 'بقي رمز استرداد واحد',
    two: 'بقي رمزا استرداد',
    few: 'بقيت {n} رموز استرداد',
    many: 'بقي {n} رمز استرداد',
    other: 'بقي {n} رمز استرداد',
  });
}
