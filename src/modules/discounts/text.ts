import { isolate } from '#platform/isolate.ts';
import { refuser } from '#platform/refusal.ts';
import type { CouponDenial } from './coupon.ts';

/** Shown next to the code if it gives no discount. */
export const couponDenials: Readonly<Record<CouponDenial, string>> = {
  coupon_unknown: 'هذا الكود غير صحيح. راجعه واكتبه كما وصلك.',
  coupon_tried_too_often: 'جرّبت أكوادًا كثيرة غير صحيحة. انتظر ساعة ثم جرّب مرة أخرى.',
  coupon_not_yet: 'لم يبدأ العمل بهذا الكود بعد.',
  coupon_ended: 'انتهت مدة هذا الكود.',
  coupon_used_up: 'انتهى عدد مرات استخدام هذا الكود.',
  coupon_used_by_you: 'استخدمت هذا الكود من قبل بالعدد المسموح.',
  coupon_not_for_these: 'هذا الكود لا يشمل المنتجات التي في سلتك.',
  coupon_needs_more: 'قيمة المنتجات أقل من الحد الأدنى لهذا الكود.',
};

/** The same where it is known how much it takes. */
export const couponNeeds = (least: string) => `هذا الكود لمشتريات قيمتها ${isolate(least)} أو أكثر.`;

export const discountRefusals = {
  coupon_not_found: [404, 'لم نجد هذا الكوبون.'],
  coupon_code_taken: [409, 'هذا الكود مستخدم لكوبون آخر. اختر كودًا غيره.'],
  coupon_unknown_merchant: [422, 'لم نجد هذا المتجر.'],
  coupon_in_use: [409, 'استُخدم هذا الكوبون، فلا تتغير شروطه. غيّر نهايته أو عدد مراته، أو انسخه بشروط جديدة.'],
  coupon_used_more: [409, 'استُخدم الكوبون أكثر من هذا العدد.'],
  coupon_not_yours: [422, 'كوبون متجرك لمنتجات متجرك، ويتحمل متجرك قيمته.'],
} as const;

export const discountRefusal = refuser(discountRefusals);

export const couponFields = {
  code: 'اكتب من ٣ إلى ٢٠ حرفًا إنجليزيًا أو رقمًا، بدون مسافات',
  percent: 'اكتب نسبة أكبر من صفر وحتى ٩٠٪',
  amount: 'اكتب مبلغًا أكبر من صفر',
  limit: 'اكتب عددًا أكبر من صفر، أو اتركه فارغًا',
  starts: 'اختر أول يوم يعمل فيه',
  ends: 'اكتب يومًا كاملًا بعد البداية، أو اتركه فارغًا',
  kind: 'اختر نسبة أو مبلغًا',
  products: 'اختر المنتج من القائمة، أو امسح ما كتبته',
  merchant: 'اختر المتجر من القائمة، أو امسح ما كتبته',
} as const;
