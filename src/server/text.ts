import { refuser } from '#platform/refusal.ts';

/** Refusals that only the door gives. A browser shows the sentence it receives. */
const dispatchRefusals = {
  two_factor_required: [403, 'فعّل التحقق بخطوتين أولًا لتفتح لوحة التحكم.'],
  second_factor_due: [403, 'فعّل التحقق بخطوتين أو أضف مفتاح مرور من صفحة حسابي، ثم نفّذ ما يخص الأموال.'],
  confirmation_needed: [403, 'أكّد أولًا أنك صاحب الحساب لتكمل هذا التغيير.'],
  too_many_requests: [429, 'طلبات كثيرة في وقت قصير. انتظر قليلًا ثم حاول مرة أخرى.'],
  proof_needed: [428, 'محاولات كثيرة على المتجر الآن. حدّث الصفحة ثم حاول مرة أخرى.'],
  merchant_suspended: [403, 'حساب المتجر موقوف: يمكنك الاطلاع على بياناته، ولا يمكنك تغييرها.'],
} as const;

/** For whoever sends a token that is no longer one: it was signed in before. */
export const SESSION_ENDED = 'انتهت جلستك. سجّل الدخول مرة أخرى.';

/** While the database is away. */
export const CLOSED = {
  title: 'نعود بعد لحظات',
  text: 'المتجر متوقف قليلًا وسيعود وحده. سلتك وطلباتك محفوظة كما هي.',
  again: 'حاول مرة أخرى',
} as const;

/** Above a cached copy of a page that is shown meanwhile. */
export const OLD_COPY = 'هذه نسخة محفوظة من الصفحة، وقد تكون الأسعار والكميات تغيرت.';

export const dispatchRefusal = refuser(dispatchRefusals);

/** Of requests that were never read as a whole. */
const requestRefusals = {
  headers_too_large: [431, 'البيانات المرسلة أكبر من المسموح.'],
  request_too_slow: [408, 'تأخر وصول الطلب. حاول مرة أخرى.'],
} as const;

export const requestRefusal = refuser(requestRefusals);
