import { refuser } from '#platform/refusal.ts';

export const merchantRefusals = {
  merchant_not_found: [404, 'هذا المتجر غير موجود أو متوقف حاليًا.'],
  merchant_unknown: [404, 'هذا التاجر غير موجود.'],
  not_now: [409, 'تغيّرت حالة المتجر، ولم يعد هذا الإجراء متاحًا.'],
  open_orders: [409, 'لدى المتجر طلبات مفتوحة. أنهِها أو ألغِها قبل إغلاقه.'],
  checklist_incomplete: [409, 'أكمل قائمة المراجعة قبل قبول التاجر.'],
  applicant_has_other_role: [409, 'حساب صاحب الطلب له دور آخر الآن. راجع دوره أولًا.'],
  application_under_review: [409, 'طلبك قيد المراجعة، ولا يمكن تغييره الآن.'],
  papers_missing: [409, 'أرفق المستندات المطلوبة قبل الإرسال.'],
  mobile_not_verified: [403, 'أكّد رقم موبايلك من صفحة حسابي أولًا.'],
  not_a_paper: [400, 'المستند صورة JPG أو PNG أو WebP أو ملف PDF.'],
  paper_damaged: [400, 'تعذر فتح هذا الملف. صوّر المستند مرة أخرى وأرسله.'],
  too_many_papers: [409, 'أرفقت أكبر عدد مسموح من المستندات. احذف مستندًا لتضيف غيره.'],
  paper_not_found: [404, 'هذا المستند غير موجود.'],
  change_under_review: [409, 'طلب تغيير بياناتك قيد المراجعة أو ينتظر يومه. اسحبه أولًا لتعدله.'],
  change_decided: [409, 'تغيّرت حالة هذا الطلب. راجعه من جديد.'],
  nothing_changes: [400, 'غيّر بيانًا أو أرفق مستندًا جديدًا قبل الإرسال.'],
  wrong_effect_day: [400, 'اختر يومًا من اليوم حتى ٩٠ يومًا.'],
  register_missing: [400, 'هذا الكيان يحتاج إلى رقم سجل تجاري.'],
  name_taken: [409, 'لمتجر آخر هذا الاسم أو اسم يُقرأ مثله. اختر اسمًا يميّزك.'],
  no_shop: [404, 'لا يوجد متجر مرتبط بحسابك.'],
  holiday_too_long: [400, 'اختر يومًا من الغد حتى ٦٠ يومًا.'],
  member_not_found: [404, 'هذا الشخص ليس من فريق متجرك.'],
  last_owner: [409, 'هذا آخر صاحب للمتجر. اجعل غيره صاحبًا للمتجر أولًا.'],
  already_member: [409, 'هذا الشخص من فريق متجرك بالفعل.'],
  too_many_invitations: [409, 'أرسلت دعوات كثيرة لم تُقبل بعد. ألغِ إحداها أولًا.'],
  invited_too_often: [429, 'وصلت إلى هذا الرقم أو البريد دعوات كثيرة اليوم. جرّب مرة أخرى غدًا.'],
  invites_too_often: [429, 'أرسل متجرك دعوات كثيرة اليوم. جرّب مرة أخرى غدًا.'],
  invitation_not_found: [404, 'انتهت هذه الدعوة أو أُلغيت. اطلب دعوة جديدة من صاحب المتجر.'],
  invitation_for_another: [403, 'هذه الدعوة لرقم أو بريد آخر. سجّل الدخول بالحساب الذي وصلته الدعوة.'],
} as const;

export const merchantRefusal = refuser(merchantRefusals);

/** Why a shop may not have a name. */
export const shopNameText = {
  own: 'هذا اسم وكالة نفسها. اختر اسمًا يميّز متجرك.',
  contact: 'احذف رقم الموبايل أو الرابط من اسم المتجر.',
  letters: 'اكتب الاسم بحروف عربية أو إنجليزية عادية.',
} as const;

/** The name of a merchant without one [LND-6]. */
export const NAMELESS_MERCHANT = 'متجر';
