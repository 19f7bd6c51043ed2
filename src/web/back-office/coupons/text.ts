import type { CouponDenial } from '#modules/discounts/coupon.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

export const couponsText = {
  table: 'الكوبونات',
  loading: 'جاري تحميل الكوبونات...',
  failed: 'تعذر تحميل الكوبونات',
  none: 'لا توجد كوبونات بعد',
  noneText: 'الكوبون كود يكتبه العميل عند إتمام الشراء، فيُخصم من قيمة المنتجات.',
  create: 'كوبون جديد',
  save: 'إنشاء الكوبون',
  created: 'أُنشئ الكوبون.',
  edit: 'تعديل',
  copy: 'نسخ',
  editOf: (code: string) => `تعديل الكوبون ${isolate(code)}`,
  actOn: (act: string, code: string) => `${act} الكوبون ${isolate(code)}`,
  saveEdit: 'حفظ التعديل',
  edited: 'حُفظ تعديل الكوبون.',
  acts: 'الإجراء',
  code: 'الكود',
  codeHint: 'من ٣ إلى ٢٠ حرفًا إنجليزيًا أو رقمًا',
  discountPart: 'قيمة الخصم',
  limitsPart: 'المدة وعدد المرات',
  goodsPart: 'ما يعمل عليه',
  bearerPart: 'من يتحمله',
  kind: 'نوع الخصم',
  percentKind: 'نسبة من قيمة المنتجات',
  amountKind: 'مبلغ ثابت',
  percent: 'النسبة',
  amount: 'المبلغ',
  most: 'أقصى خصم',
  minSubtotal: 'أقل قيمة للمنتجات',
  starts: 'يبدأ',
  startsHint: 'إن تركته فارغًا يبدأ الكوبون اليوم.',
  ends: 'ينتهي',
  totalLimit: 'عدد مرات الاستخدام كلها',
  buyerLimit: 'عدد المرات لكل عميل',
  unlimited: 'اتركه فارغًا إن لم يكن له حد',
  categories: 'لأقسام معينة فقط',
  products: 'لمنتجات معينة فقط',
  productsHint: 'اكتب اسم المنتج أو كوده واختره، أو اتركه فارغًا لكل المنتجات',
  merchant: 'لمتجر معين فقط',
  platformPercent: 'ما تتحمله وكالة من الخصم',
  bornByYou: 'يتحمل متجرك قيمة هذا الكوبون، ويعمل على منتجات متجرك فقط.',
  discount: 'الخصم',
  scope: 'يعمل على',
  period: 'المدة',
  uses: 'الاستخدام',
  given: 'ما خُصم',
  state: 'الحالة',
  active: 'يعمل',
  stop: 'إيقاف',
  start: 'تشغيل',
  everything: 'كل المنتجات',
  someGoods: 'منتجات مختارة',
  open: 'بدون نهاية',
  percentSign: '٪',
  pounds: 'جنيه',
} as const;

export const usedOf = (uses: number, limit: number | null) =>
  limit === null ? formatCount(uses) : `${formatCount(uses)} من ${formatCount(limit)}`;

export const usedTimes = (uses: number) =>
  `${plural(uses, {
    zero: '',
    one: 'استُخدم هذا الكوبون مرة',
    two: 'استُخدم هذا الكوبون مرتين',
    few: 'استُخدم هذا الكوبون {n} مرات',
    many: 'استُخدم هذا الكوبون {n} مرة',
    other: 'استُخدم هذا الكوبون {n} مرة',
  })}، فتتغير نهايته وعدد مراته فقط. لشروط أخرى انسخه.`;

/** Why a coupon gives no discount now, as its list says it. */
export const idleNames: Readonly<Partial<Record<CouponDenial, string>>> = {
  coupon_unknown: 'موقوف',
  coupon_not_yet: 'لم يبدأ بعد',
  coupon_ended: 'انتهت مدته',
  coupon_used_up: 'نفدت مراته',
};
