import { refuser } from '#platform/refusal.ts';

export const mediaRefusals = {
  not_a_picture: [422, 'هذا الملف ليس صورة. ارفع صورة بصيغة JPG أو PNG أو WebP أو GIF أو AVIF.'],
  picture_too_heavy: [413, 'حجم الصورة كبير. الحد الأقصى ٥ ميجابايت.'],
  picture_too_large: [422, 'أبعاد الصورة كبيرة جدًا. الحد الأقصى ٥٠ مليون نقطة، و١٦ ألف نقطة لكل جانب.'],
  picture_too_small: [422, 'الصورة صغيرة جدًا ولن تظهر بوضوح. ارفع صورة لا يقل كل جانب فيها عن ١٠٠ نقطة.'],
  picture_not_reached: [
    422,
    'لم نتمكن من جلب الصورة من هذا الرابط. تأكد أنه متاح للجميع، أو ارفع الصورة من جهازك.',
  ],
  picture_damaged: [422, 'الصورة تالفة أو لم تُرفع كاملة. جرّب رفعها مرة أخرى أو اختر صورة غيرها.'],
} as const;

export const mediaRefusal = refuser(mediaRefusals);
