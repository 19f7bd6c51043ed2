import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { MERCHANT_ORDER_STATUSES, ORDER_STATUSES } from './order.ts';

/** Orders of a page of the list. */
const PAGE_LIMIT = 10;

const whole = (most: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most));

/** Where an order goes, as it was when it was placed. */
export const deliveryAddress = z.object({
  recipient: z.string(),
  mobile: z.string(),
  governorateName: z.string(),
  cityName: z.string(),
  street: z.string(),
  building: z.string(),
  floor: z.string(),
  flat: z.string(),
  landmark: z.string(),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;

const orderSummary = z.object({
  id: z.int(),
  placedAt: z.string(),
  status: z.enum(ORDER_STATUSES),
  units: z.int(),
  merchants: z.int(),
  /** Of the first four products. */
  images: z.array(z.string()),
  total: z.number(),
});
export type OrderSummary = z.output<typeof orderSummary>;

const amounts = {
  goods: z.number(),
  delivery: z.number(),
  packaging: z.number(),
  adminFee: z.number(),
  total: z.number(),
};

const orderLine = z.object({
  productId: z.int(),
  variantId: z.int(),
  title: z.string(),
  options: z.string(),
  imageUrl: z.string(),
  price: z.number(),
  quantity: z.int(),
});
export type OrderLine = z.output<typeof orderLine>;

const shipment = z.object({
  id: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  merchantLogoUrl: z.string(),
  status: z.enum(MERCHANT_ORDER_STATUSES),
  ...amounts,
  lines: z.array(orderLine),
  changes: z.array(z.object({ status: z.enum(MERCHANT_ORDER_STATUSES), at: z.string(), reason: z.string() })),
});
export type Shipment = z.output<typeof shipment>;

/** Amounts in pounds, times in UTC; the address is null for a merchant whose part is over. */
export const orderDetails = z.object({
  id: z.int(),
  placedAt: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentMethod: z.string(),
  address: z.nullable(deliveryAddress),
  units: z.int(),
  ...amounts,
  /** Included in the goods. */
  vat: z.number(),
  shipments: z.array(shipment),
});
export type OrderDetails = z.output<typeof orderDetails>;

export const listOrders = defineCall({
  method: 'GET',
  path: '/api/web/order/list',
  access: 'account',
  summary: "The account's own orders, newest first",
  input: z.object({ page: z._default(whole(1_000_000), 1), limit: z._default(whole(50), PAGE_LIMIT) }),
  output: z.object({ orders: z.array(orderSummary), totalPages: z.int(), totalOrders: z.int() }),
});

export const showOrder = defineCall({
  method: 'GET',
  path: '/api/web/order/details/:orderId',
  access: 'account',
  summary: 'One order: a buyer sees his own, a merchant his part of it, super_admin all; others find nothing',
  input: z.object({ orderId: z.coerce.number().check(z.int()) }),
  output: orderDetails,
  refusals: ['order_not_found'],
});
