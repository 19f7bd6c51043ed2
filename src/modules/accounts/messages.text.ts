import { forOldPhones } from '#platform/digits.ts';
import type { Alert, NotifiedEvent } from './security-event.ts';

interface SecurityText {
  title: string;
  body: string;
  /** Of what could take the account away from its owner; one message of 70 letters. */
  sms?: string;
}

/** What an owner is told after something that concerns the safety of the account. */
export const securityMail: Readonly<Record<NotifiedEvent, SecurityText>> = {
  new_device: { title: 'دخول من جهاز جديد', body: 'سُجّل الدخول إلى حسابك في وكالة من جهاز لم نعرفه من قبل.' },
  password_changed: {
    title: 'تغيّرت كلمة مرور حسابك',
    body: 'غُيّرت كلمة مرور حسابك في وكالة، وخرجت كل الأجهزة الأخرى.',
    sms: 'وكالة: تغيرت كلمة مرور حسابك. إن لم تكن أنت فاتصل بنا.',
  },
  password_reset: {
    title: 'عُيّنت كلمة مرور جديدة لحسابك',
    body: 'عُيّنت كلمة مرور جديدة لحسابك في وكالة بالرمز الذي أرسلناه، وخرجت كل الأجهزة.',
    sms: 'وكالة: عينت كلمة مرور جديدة لحسابك. إن لم تكن أنت فاتصل بنا.',
  },
  email_changed: {
    title: 'تغيّر البريد الإلكتروني لحسابك',
    body: 'غُيّر البريد الإلكتروني لحسابك في وكالة، فلن تصل رسائلك إلى هذا العنوان بعد الآن.',
    sms: 'وكالة: تغير بريد حسابك. إن لم تكن أنت فاتصل بنا.',
  },
  mobile_changed: {
    title: 'تغيّر رقم موبايل حسابك',
    body: 'غُيّر رقم الموبايل لحسابك في وكالة، فلن تصل الرسائل إلى الرقم السابق.',
    sms: 'وكالة: تغير رقم موبايل حسابك. إن لم تكن أنت فاتصل بنا.',
  },
  second_factor_on: { title: 'فُعّل التحقق بخطوتين', body: 'فُعّل التحقق بخطوتين لحسابك في وكالة.' },
  second_factor_off: {
    title: 'أُوقف التحقق بخطوتين',
    body: 'أُوقف التحقق بخطوتين لحسابك في وكالة، فصارت كلمة المرور وحدها تكفي للدخول.',
    sms: 'وكالة: أوقف التحقق بخطوتين لحسابك. إن لم تكن أنت فاتصل بنا.',
  },
  passkey_added: {
    title: 'أُضيف مفتاح مرور إلى حسابك',
    body: 'أُضيف مفتاح مرور إلى حسابك في وكالة، ويمكن الدخول به من الآن.',
    sms: 'وكالة: أضيف مفتاح مرور إلى حسابك. إن لم تكن أنت فاتصل بنا.',
  },
  passkey_removed: { title: 'حُذف مفتاح مرور من حسابك', body: 'حُذف مفتاح مرور من حسابك في وكالة.' },
  agent_key_made: {
    title: 'أُنشئ مفتاح لبرنامج تسوق',
    body: 'أُنشئ في حسابك في وكالة مفتاح يعرف به برنامج تسوق أين وصلت طلباتك. تلغيه من «الخصوصية» في حسابك.',
  },
  refund_account_named: {
    title: 'سُجّل حساب لاسترداد أموالك',
    body: 'سُجّل في حسابك في وكالة حساب استرداد جديد نحوّل إليه ما دفعته نقدًا.',
    sms: 'وكالة: سجل حساب استرداد جديد. إن لم تكن أنت فاتصل بنا.',
  },
  sessions_ended: { title: 'خرج حسابك من الأجهزة', body: 'أُنهي دخول حسابك في وكالة من الأجهزة الأخرى.' },
  taken_back: {
    title: 'رُدّ حسابك إلى بريده السابق',
    body: 'رُدّ حسابك في وكالة إلى بريده السابق، وخرجت كل الأجهزة، ولم تعد كلمة المرور صالحة.',
  },
  role_changed: { title: 'تغيّرت صلاحيات حسابك', body: 'غُيّر دور حسابك في وكالة. سجّل الدخول من جديد.' },
};

export const securityNote = 'إن لم تكن أنت فغيّر كلمة مرورك فورًا وتواصل معنا.';

/** To the address that an account had until now. */
export const restoreNote =
  'إن لم تكن أنت فافتح هذا الرابط خلال ٧ أيام: يعود حسابك إلى هذا البريد وتخرج كل الأجهزة.';

export const securityWords = {
  /** One message of 70 letters. */
  sms: (title: string) => forOldPhones(`وكالة: ${title}. إن لم تكن أنت فاتصل بنا.`),
  at: (moment: string) => `الوقت: ${moment}`,
  device: (device: string) => `الجهاز: ${device}`,
  /** Before the address of the page. */
  devices: 'الأجهزة التي تدخل حسابك:',
  takeBack: 'استعادة الحساب:',
} as const;

/** To every super_admin. */
export const alertMail: Readonly<Record<Alert, SecurityText>> = {
  role_changed: { title: 'تنبيه: تغيّر دور حساب', body: 'أُعطي حساب في وكالة دورًا آخر.' },
  staff_new_place: {
    title: 'تنبيه: دخول موظف من مكان جديد',
    body: 'سجّل موظف مالية أو مدير عام الدخول من عنوان شبكة لم يدخل منه من قبل.',
  },
  many_failures: {
    title: 'تنبيه: محاولات دخول فاشلة كثيرة',
    body: 'فشلت محاولات دخول كثيرة خلال ساعة، وقد يكون أحد يخمّن كلمات المرور.',
  },
};

export const alertWords = {
  account: (id: string) => `رقم الحساب: ${id}`,
  look: 'راجع سجل الأمان:',
} as const;

/** Digits in SMS are Latin, because old phones show them and every phone can copy them. */
export const messageText = {
  codeSubject: 'رمز وكالة',
  /** Short enough for one SMS of 70 letters with a host of 18; phones read its last line automatically (WebOTP). */
  verifyMobile: 'رمز وكالة: {code} صالح 5 دقائق، لا تشاركه.\n\n@{host} #{code}',
  confirmOwner: 'رمز تأكيد حسابك: {code} صالح 5 دقائق، لا تشاركه.\n\n@{host} #{code}',
  caller: 'رمز مكالمتك مع دعم وكالة: {code}. لا تقرأه إلا إن كنت أنت المتصل.',
  confirmOrder: 'رمز تأكيد طلبك: {code} صالح 5 دقائق.\n\n@{host} #{code}',
  resetPassword: 'رمز كلمة المرور: {code} صالح 5 دقائق.\n\n@{host} #{code}',
  proveEmailMail:
    'رمز تأكيد بريدك في وكالة: {code}\n\nالرمز صالح لمدة 5 دقائق. لا تشاركه مع أحد.\nإن لم تطلب هذا الرمز فتجاهل هذه الرسالة، ولن يتغير شيء.',
  resetPasswordMail:
    'رمز تعيين كلمة مرور جديدة في وكالة: {code}\n\nالرمز صالح لمدة 5 دقائق. لا تشاركه مع أحد.\nإن لم تطلب هذا الرمز فتجاهل هذه الرسالة، ولن يتغير شيء.',
} as const;
