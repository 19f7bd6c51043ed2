import { refuser } from '#platform/refusal.ts';

/** Shown next to a field, by the browser and the server alike. */
/** What guessers put into a password of this shop. */
export const shopWords = ['wekala', 'وكالة'];

export const fieldText = {
  name: 'اكتب اسمك بالكامل، بدون أرقام',
  mobile: 'اكتب رقم موبايل مصري من ١١ رقمًا يبدأ بـ ٠١',
  email: 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  identifier: 'اكتب بريدك الإلكتروني أو رقم موبايلك',
  passwordShort: 'كلمة المرور ٨ أحرف على الأقل',
  passwordLong: 'كلمة المرور ٢٠٠ حرف على الأكثر',
  passwordCommon: 'كلمة المرور هذه شائعة ويسهل تخمينها. اختر غيرها.',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين',
  birthDate: 'اكتب تاريخ ميلاد صحيحًا',
  underAge: 'يجب أن يكون عمرك ١٨ سنة أو أكثر',
  terms: 'وافق على الشروط لتكمل',
  code: 'الرمز من ٦ أرقام',
  mobileTaken: 'يوجد حساب آخر بهذا الرقم.',
  emailTaken: 'يوجد حساب آخر بهذا البريد.',
  emailStays: 'لا يمكن حذف البريد. اكتب بريدًا آخر بدلًا منه.',
  wrongCode: 'الرمز غير صحيح أو انتهت مدته. اطلب رمزًا جديدًا.',
  wrongSecondCode: 'الرمز غير صحيح أو استُخدم من قبل. اكتب الرمز الظاهر الآن في التطبيق.',
  secondCode: 'الرمز ٦ أرقام من التطبيق، أو رمز استرداد من ١٦ حرفًا ورقمًا',
  role: 'اختر الدور الجديد',
  wrongName: 'الاسم لا يطابق اسم صاحب الحساب',
  wrongPassword: 'كلمة المرور الحالية غير صحيحة',
  governorate: 'اختر المحافظة',
  city: 'اختر المدينة أو اكتب اسم المنطقة',
  street: 'اكتب العنوان بالتفصيل',
  landmark: 'اكتب رقم العقار أو علامة مميزة',
  tooLong: 'النص أطول من المسموح',
} as const;

export const accountRefusals = {
  wrong_credentials: [401, 'البيانات غير صحيحة، راجع الرقم أو البريد وكلمة المرور.'],
  account_blocked: [403, 'هذا الحساب موقوف. تواصل مع الدعم الفني.'],
  too_many_tries: [429, 'حاولت مرات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.'],
  busy: [503, 'المتجر مشغول الآن. حاول بعد قليل.'],
  mobile_taken: [409, fieldText.mobileTaken],
  email_taken: [409, fieldText.emailTaken],
  under_age: [400, fieldText.underAge],
  wrong_code: [400, fieldText.wrongCode],
  wrong_password: [403, fieldText.wrongPassword],
  owner_code_needed: [403, 'اكتب الرمز الذي أرسلناه إلى موبايلك لتكمل.'],
  sign_up_needed: [409, 'لا يوجد حساب بهذا الرقم. اكتب تاريخ ميلادك لنفتح لك حسابًا.'],
  password_needed: [403, 'هذا الحساب يُفتح بكلمة المرور. ادخل بها.'],
  second_code_needed: [401, 'اكتب رمز التحقق من تطبيق المصادقة لتكمل الدخول.'],
  wrong_second_code: [401, fieldText.wrongSecondCode],
  wrong_passkey: [401, 'لم نتعرف على مفتاح المرور. حاول مرة أخرى أو ادخل بطريقة أخرى.'],
  passkey_needed: [401, 'هذا الحساب يُفتح بمفتاح المرور. ادخل به.'],
  passkey_not_found: [404, 'مفتاح المرور هذا غير موجود في حسابك.'],
  too_many_passkeys: [409, 'لديك ٢٠ مفتاح مرور، وهو الحد الأقصى. احذف مفتاحًا لتضيف غيره.'],
  second_factor_on: [409, 'التحقق بخطوتين مفعَّل بالفعل. أوقفه أولًا لتبدأ من جديد.'],
  second_factor_off: [409, 'التحقق بخطوتين غير مفعَّل لهذا الحساب.'],
  second_factor_not_begun: [409, 'ابدأ التفعيل من جديد، ثم اكتب الرمز.'],
  second_factor_must_stay: [409, 'التحقق بخطوتين لازم لهذا الحساب، ولا يمكن إيقافه.'],
  user_not_found: [404, 'هذا الحساب غير موجود.'],
  wrong_name: [400, fieldText.wrongName],
  own_account: [409, 'لا يمكنك تغيير حسابك أنت من هنا. اطلب ذلك من مدير عام آخر.'],
  last_super_admin: [409, 'هذا آخر مدير عام. عيّن مديرًا عامًا آخر أولًا.'],
  role_changed_meanwhile: [409, 'غيّر زميل لك دور هذا الحساب منذ فتحت الصفحة. حدّثها ثم قرّر من جديد.'],
  merchant_account: [409, 'هذا الحساب يعمل لدى تاجر. غيّر عضويته من صفحة التاجر أولًا.'],
  buyer_needs_birth_date: [409, 'لا يصير هذا الحساب حساب مشترٍ لأن تاريخ ميلاده غير مسجَّل.'],
  open_orders: [409, 'لا يمكن حذف الحساب الآن: له طلبات لم تكتمل بعد.'],
  open_claims: [409, 'لا يمكن حذف الحساب الآن: له شكوى أو مرتجع لم يُغلق بعد.'],
  open_refunds: [409, 'لا يمكن حذف الحساب الآن: له مبلغ لم يُرد إليه بعد.'],
  open_balance: [409, 'لا يمكن حذف الحساب الآن: له رصيد لم يُصرف بعد.'],
  already_verified: [409, 'رقم موبايلك مؤكَّد من قبل.'],
  staff_account: [409, 'حسابات التجار وفريق العمل يغلقها الدعم الفني.'],
  nothing_to_prove: [409, 'لا يوجد رقم أو بريد ينتظر التأكيد.'],
  cannot_take_back: [410, 'انتهت مدة هذا الرابط أو استُخدم من قبل. تواصل مع الدعم الفني.'],
  session_not_found: [404, 'هذا الجهاز غير موجود في حسابك.'],
  address_not_found: [404, 'هذا العنوان غير موجود في حسابك.'],
  unknown_place: [400, 'المدينة ليست في هذه المحافظة. اختر من القائمة.'],
  too_many_addresses: [409, 'لديك ٢٠ عنوانًا، وهو الحد الأقصى. احذف عنوانًا لتضيف غيره.'],
} as const;

export const accountRefusal = refuser(accountRefusals);

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

/** Labels of an address, in the profile and at checkout. */
export const addressText = {
  recipient: 'الاسم بالكامل',
  mobile: 'رقم الموبايل',
  mobileHint: 'يتصل بك مندوب التوصيل على هذا الرقم',
  governorate: 'المحافظة',
  chooseGovernorate: 'اختر المحافظة',
  city: 'المدينة أو المنطقة',
  chooseCity: 'اختر المدينة أو المنطقة',
  otherCity: 'منطقة أخرى',
  cityName: 'اسم المنطقة',
  street: 'الشارع',
  building: 'رقم العقار',
  floor: 'الدور',
  flat: 'الشقة',
  landmark: 'علامة مميزة',
  addLandmark: 'أضف علامة مميزة',
} as const;
