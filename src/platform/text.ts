import { refuser } from './refusal.ts';

/** Refusals that any call may give. */
export const generalRefusals = {
  invalid_input: [400, 'بعض البيانات غير صحيحة. راجعها ثم حاول مرة أخرى.'],
  not_signed_in: [401, 'سجّل الدخول أولًا.'],
  not_allowed: [403, 'ليست لديك صلاحية لفتح هذه الصفحة.'],
  two_factor_required: [403, 'فعّل التحقق بخطوتين أولًا لتفتح لوحة التحكم.'],
  merchant_suspended: [403, 'حساب المتجر موقوف: يمكنك الاطلاع على بياناته، ولا يمكنك تغييرها.'],
  not_found: [404, 'لم نجد ما تبحث عنه.'],
  too_large: [413, 'البيانات المرسلة أكبر من المسموح.'],
  unreadable_file: [422, 'لم نستطع قراءة هذا الملف. تأكد أنه CSV أو XLSX غير تالف، ثم ارفعه من جديد.'],
  old_excel_file: [422, 'هذا ملف إكسل قديم أو محمي بكلمة مرور. احفظه بصيغة XLSX بدون كلمة مرور ثم ارفعه.'],
  unexpected: [500, 'حدث خطأ غير متوقع. حاول بعد قليل.'],
  no_connection: [503, 'لا يوجد اتصال بالإنترنت'],
} as const;

export const generalRefusal = refuser(generalRefusals);

/** Said of a field whose rule has no sentence of its own. */
export const INVALID_FIELD = 'هذه القيمة غير صحيحة';
export const REQUIRED_FIELD = 'هذا الحقل مطلوب';
