import { refuser } from './refusal.ts';

/** Refusals that every call may give. */
export const generalRefusals = {
  invalid_input: [400, 'بعض البيانات غير صحيحة. راجعها ثم حاول مرة أخرى.'],
  not_signed_in: [401, 'سجّل الدخول أولًا.'],
  not_allowed: [403, 'ليست لديك صلاحية لفتح هذه الصفحة.'],
  not_found: [404, 'لم نجد ما تبحث عنه.'],
  changed_at_once: [409, 'حُفظ تغيير آخر في اللحظة نفسها. راجعه ثم حاول مرة أخرى.'],
  too_large: [413, 'البيانات المرسلة أكبر من المسموح.'],
  unexpected: [500, 'حدث خطأ غير متوقع. حاول بعد قليل.'],
  unavailable: [503, 'المتجر متوقف للحظات. لم يضع شيء مما كتبته. حاول بعد قليل.'],
  no_connection: [503, 'لا يوجد اتصال بالإنترنت'],
} as const;

export const generalRefusal = refuser(generalRefusals);

/** For a field whose rule has no sentence of its own. */
export const INVALID_FIELD = 'هذه القيمة غير صحيحة';
export const REQUIRED_FIELD = 'هذا الحقل مطلوب';

/** The currency's words beside an amount in a file. */
export const CURRENCY = /ج\.?\s?م\.?|جنيه|EGP|L\.?E\.?/gi;
