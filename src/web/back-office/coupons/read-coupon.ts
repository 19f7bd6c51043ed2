import { cairoDay } from '#platform/dates.ts';
import { parsePounds } from '#platform/digits.ts';
import type { Fields } from '../../data/use-call-form.ts';
import type { Named } from '../parts/combobox/found-field.tsx';

export interface Chosen {
  /** An existing coupon keeps its merchant. */
  merchant: Named | null | 'unchanged';
  products: readonly Named[];
}

/**
 * A coupon as its call takes it. Unreadable input is sent as it was typed, so that the server says what is wrong; so is
 * the name of something that was not chosen, or the coupon would be for more than was meant.
 */
export function readCoupon(fields: Fields, { merchant, products }: Chosen): object {
  const { code, kind, merchantId = '', platformPercent = '0', productIds = '' } = fields;
  return {
    ...(merchant !== 'unchanged' && { code, merchantId: idOf(merchant, merchantId) }),
    kind,
    percent: orNull(fields.percent),
    amount: orNull(fields.amount),
    most: orNull(fields.most),
    minSubtotal: orNull(fields.minSubtotal) ?? 0,
    categoryIds: Object.keys(fields)
      .flatMap(name => name.match(/^category-(\d+)$/)?.[1] ?? [])
      .map(Number),
    productIds: productIds.trim() === '' ? products.map(({ id }) => id) : productIds,
    platformPercent: number(platformPercent),
    firstDay: fields.firstDay || cairoDay(new Date()),
    ...readLimits(fields),
  };
}

export function readLimits(fields: Fields) {
  return {
    lastDay: fields['lastDay'] || null,
    totalLimit: orNull(fields['totalLimit']),
    buyerLimit: orNull(fields['buyerLimit']),
  };
}

const idOf = (merchant: Named | null, typed: string) =>
  merchant?.id ?? (typed.trim() === '' ? undefined : typed);

const number = (text: string) => parsePounds(text) ?? text;

const orNull = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : number(text));
