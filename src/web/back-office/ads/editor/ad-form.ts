import { AD_TYPES, type Ad } from '#modules/ads/ad.ts';
import type { createAd } from '#modules/ads/back-office.calls.ts';
import { type Crop, cropAround, placeOf } from '#modules/ads/crop.ts';
import { AD_ORDERS, type ManagedAd } from '#modules/ads/managed-ad.ts';
import type { CallRequest } from '#platform/call.ts';
import { cairoMinute } from '#platform/dates.ts';
import type { Named } from '../../parts/combobox/found-field.tsx';

export interface ChosenPicture {
  identifier: string;
  width: number;
  height: number;
  crop: Crop;
}

/** An ad in the form's fields. */
export interface AdForm {
  type: Ad['type'];
  order: number;
  title: string;
  directTo: Ad['directTo'];
  target: Named | null;
  /** Its merchant; the server knows the merchant of a merchant's or a product's ad. */
  merchant: Named | null;
  /** The format of the fields, in Cairo's time; empty: none. */
  startsAt: string;
  endsAt: string;
  active: boolean;
  picture: ChosenPicture | null;
}

/** A new ad, for the place in the address. */
export function emptyForm(place: { type?: string; order?: number }): AdForm {
  return {
    type: AD_TYPES.find(each => each === place.type) ?? 'landing_page_upper',
    order: AD_ORDERS.find(each => each === place.order) ?? 1,
    title: '',
    directTo: 'merchant',
    target: null,
    merchant: null,
    startsAt: '',
    endsAt: '',
    active: true,
    picture: null,
  };
}

export function toForm(ad: ManagedAd): AdForm {
  const targetId = {
    merchant: ad.merchantId,
    product: ad.productId,
    category: ad.categoryId,
    brand: ad.brandId,
  }[ad.directTo];
  return {
    type: ad.type,
    order: ad.order,
    title: ad.title,
    directTo: ad.directTo,
    target: targetId === null ? null : { id: targetId, name: ad.targetName },
    merchant: ad.merchantId === null ? null : { id: ad.merchantId, name: ad.merchantName },
    startsAt: ad.startsAt === null ? '' : cairoMinute(new Date(ad.startsAt)),
    endsAt: ad.endsAt === null ? '' : cairoMinute(new Date(ad.endsAt)),
    active: ad.active,
    picture: ad.picture,
  };
}

/** The server validates the input. */
export function toDraft({ target, merchant, picture, ...form }: AdForm): CallRequest<typeof createAd> {
  const hasOwn = form.directTo === 'merchant' || form.directTo === 'product';
  return {
    ...form,
    targetId: target?.id as number,
    merchantId: hasOwn ? null : (merchant?.id ?? null),
    startsAt: form.startsAt === '' ? null : form.startsAt,
    endsAt: form.endsAt === '' ? null : form.endsAt,
    picture: picture && { identifier: picture.identifier, crop: picture.crop },
  };
}

/** In another place it shows the largest part around the earlier choice. */
export function inPlace(form: AdForm, to: Pick<AdForm, 'type' | 'order'>): AdForm {
  const before = placeOf(form);
  const place = placeOf(to);
  const { picture } = form;
  if (!picture || place === before) return { ...form, ...to };
  const crop = cropAround(picture, place, { crop: picture.crop, place: before });
  return { ...form, ...to, picture: { ...picture, crop } };
}
