import type { PaymentBadge, ReturnBadge } from '../order.ts';
import type { ParcelState } from '../parcel.ts';
import type { Step } from '../timeline.ts';

export const STEP_LABELS: Readonly<Record<Step, string>> = {
  placed: 'تم استلام الطلب',
  preparing: 'قيد التجهيز',
  shipped: 'في الطريق',
  out_for_delivery: 'خرج للتوصيل',
  delivered: 'تم التسليم',
  cancelled: 'ملغي',
  undelivered: 'تعذر التسليم',
  returned_to_merchant: 'عاد إلى المتجر',
};

/** The same for people who work on the order, who did it themselves. */
export const MANAGED_STEP_LABELS: Readonly<Record<Step, string>> = {
  ...STEP_LABELS,
  shipped: 'سُلّم للمندوب',
};

export const PARCEL_LABELS: Readonly<Record<ParcelState, string>> = {
  packed: 'جاهز للشحن',
  shipped: 'في الطريق',
  delivered: 'تم التسليم',
  undelivered: 'تعذر التسليم',
  lost: 'مفقود',
  damaged: 'تالف',
  returned: 'عاد إلى المتجر',
  cancelled: 'ملغي',
};

export const BADGE_LABELS: Readonly<Record<PaymentBadge, string>> = {
  unpaid: 'لم يُدفع',
  on_delivery: 'يُدفع عند الاستلام',
  partly_paid: 'دُفع جزء من المبلغ',
  paid: 'مدفوع',
  partly_refunded: 'رُدّ جزء من المبلغ',
  refunded: 'رُدّ المبلغ',
  overpaid: 'دُفع أكثر من مرة، ويُرد الزائد',
};

export const RETURN_BADGE_LABELS: Readonly<Record<Exclude<ReturnBadge, 'none'>, string>> = {
  open: 'مرتجع لم ينته بعد',
  done: 'رجع منه منتج',
};
