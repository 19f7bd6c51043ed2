import { refuser } from '#platform/refusal.ts';
import { AD_SIZES, type AdPlace } from './place.ts';

export const adRefusals = {
  ad_not_found: [404, 'لم نجد هذا الإعلان.'],
  ad_changed_meanwhile: [409, 'عدّل شخص آخر هذا الإعلان أثناء عملك. راجع ما حفظه ثم عدّل من جديد.'],
  ad_picture_wrong_size: [422, 'مقاس الصورة غير مناسب.'],
  ad_picture_missing: [422, 'ارفع صورة الإعلان من جديد.'],
  ad_target_missing: [422, 'اختر ما يوجّه إليه الإعلان من المعروض في المتجر.'],
} as const;

export const adRefusal = refuser(adRefusals);

/** `1080 × 720`, kept in its order and in one line inside Arabic text. */
export const sizeText = (place: AdPlace) =>
  `\u2066${AD_SIZES[place].width}\u00A0×\u00A0${AD_SIZES[place].height}\u2069`;

export const wrongSize = (place: AdPlace) => `مقاس الصورة غير مناسب. المطلوب ${sizeText(place)}.`;

export const adRules = {
  title: 'اكتب عنوان الإعلان، حتى ١٥٠ حرفًا',
  picture: 'ارفع صورة الإعلان',
  time: 'اختر يومًا وساعة',
  ends: 'يجب أن تكون النهاية بعد البداية',
  target: adRefusals.ad_target_missing[1],
} as const;
