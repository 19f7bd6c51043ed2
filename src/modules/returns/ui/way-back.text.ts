import type { PickupState } from '../return.ts';

/** How a return comes back, for its buyer and for who waits for it. */
export const wayBackText = {
  buyer: {
    how: 'طريقة الإرجاع',
    pickup: 'يستلمه مندوب من عنوان الطلب',
    drop_off: 'تسلّمه للمتجر بنفسك',
    courier: 'يستلمه منك',
  },
  back_office: {
    how: 'طريقة الإرجاع',
    pickup: 'يُستلم من عنوان العميل',
    drop_off: 'يسلّمه العميل للمتجر',
    courier: 'يستلمه من العميل',
  },
  asking: 'نحجز المندوب الآن',
  state: 'حالة الاستلام',
  states: {
    asked: 'بانتظار تأكيد شركة الشحن',
    booked: 'تم حجز المندوب',
    on_the_way: 'استلمه المندوب',
    out_for_delivery: 'في طريقه إلى المتجر',
    attempt_failed: 'لم يتم الاستلام، وسيحاول المندوب مرة أخرى',
    delivered: 'وصل إلى المتجر',
    refused: 'لم يتم الاستلام',
    returned: 'وصل إلى المتجر',
    lost: 'فُقد في الطريق، ويتابعه فريق وكالة',
    damaged: 'تلف في الطريق، ويتابعه فريق وكالة',
    cancelled: 'أُلغي الحجز',
    held: 'معلّق عند شركة الشحن',
  } satisfies Record<PickupState, string>,
  from: 'يُستلم من',
  to: 'سلّمه إلى',
} as const;
