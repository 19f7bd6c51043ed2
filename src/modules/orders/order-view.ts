import * as z from 'zod/mini';
import { legalIdentity } from '#modules/merchants/merchant.ts';
import { COURIER_NAMES } from '#modules/shipping/courier.ts';
import { REASONS } from './can-do.ts';
import { COLLECTION_STATES } from './collection.ts';
import { MERCHANT_ORDER_STATUSES, ORDER_STATUSES, OWN_TABS, PAYMENT_BADGES, RETURN_BADGES } from './order.ts';
import { ORDER_EVENTS } from './order-event.ts';
import { CONDITIONS, PARCEL_STATES } from './parcel.ts';

/** The delivery address, as it was when the order was placed. */
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
  /** Where else the courier may call, and what the buyer tells it; both may be empty. */
  secondMobile: z.string(),
  courierNote: z.string(),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** An order that is a present: what the buyer writes to its recipient, and whether papers in the parcel name prices. */
export const orderGift = z.object({ note: z.string(), hidesPrices: z.boolean() });
export type OrderGift = z.output<typeof orderGift>;

/** Without it all orders. */
export const ownTab = z.optional(z.enum(OWN_TABS));

export const promisedDays = z.object({ first: z.string(), last: z.string() });

export const orderSummary = z.object({
  id: z.int(),
  placedAt: z.string(),
  status: z.enum(ORDER_STATUSES),
  units: z.int(),
  merchants: z.int(),
  /** Images of the first four products. */
  images: z.array(z.string()),
  total: z.number(),
  /** The days of what arrives first of it; null if nothing is under way, or was promised for no day. */
  promised: z.nullable(promisedDays),
});
export type OrderSummary = z.output<typeof orderSummary>;

/** What an account has beside its orders. */
const besideOrders = z.object({
  /** Returns that are not over, and those of them that the merchant has and looks at. */
  openReturns: z.int(),
  inspectedReturns: z.int(),
  /** Of merchants, not read yet; counted up to 100. */
  newMessages: z.int(),
  /** Liked products that are still shown. */
  likes: z.int(),
  addresses: z.int(),
});
export type BesideOrders = z.output<typeof besideOrders>;

export const underWay = z.object({
  /** All that the list of orders shows. */
  orders: z.int(),
  toPay: z.int(),
  preparing: z.int(),
  onTheWay: z.int(),
  beside: besideOrders,
  nearest: z.nullable(
    z.object({
      orderId: z.int(),
      status: z.enum(MERCHANT_ORDER_STATUSES),
      isOut: z.boolean(),
      promised: z.nullable(promisedDays),
      /** Of its first product. */
      title: z.string(),
      imageUrl: z.string(),
    }),
  ),
});
export type NearestPart = NonNullable<z.output<typeof underWay>['nearest']>;

const amounts = {
  goods: z.number(),
  /** The coupon's discount on the goods. */
  discount: z.number(),
  delivery: z.number(),
  packaging: z.number(),
  adminFee: z.number(),
  total: z.number(),
  /** As it was ordered; the other amounts are without what was cancelled of it since. */
  agreedTotal: z.number(),
};

const orderLine = z.object({
  productId: z.int(),
  variantId: z.int(),
  /** The merchant's own code as it is now; empty for the buyer, whom it tells nothing. */
  sku: z.string(),
  /** Where it lies in the merchant's store room now; empty for the buyer. */
  shelf: z.string(),
  title: z.string(),
  options: z.string(),
  imageUrl: z.string(),
  price: z.number(),
  /** The ordered units: `open + cancelled + inParcel + delivered + failed`. */
  quantity: z.int(),
  id: z.int(),
  open: z.int(),
  cancelled: z.int(),
  inParcel: z.int(),
  delivered: z.int(),
  failed: z.int(),
  returned: z.int(),
});
export type OrderLine = z.output<typeof orderLine>;

/** `yes` if the viewer may do it now; otherwise the code and sentence why not. */
const action = z.object({
  event: z.enum(ORDER_EVENTS),
  allowed: z.enum(['yes', ...REASONS]),
  why: z.string(),
});
export type OrderAction = z.output<typeof action>;

const parcel = z.object({
  id: z.int(),
  state: z.enum(PARCEL_STATES),
  carrier: z.enum(COURIER_NAMES),
  trackingNumber: z.nullable(z.string()),
  attempts: z.int(),
  outForDelivery: z.boolean(),
  condition: z.nullable(z.enum(CONDITIONS)),
  lines: z.array(z.object({ lineId: z.int(), quantity: z.int() })),
  /** The amount due at the door for it; null if nothing is due. */
  amountDue: z.nullable(z.number()),
  collection: z.nullable(z.enum(COLLECTION_STATES)),
  /** Shown only to the buyer, who gives it to a merchant that delivers the parcel itself. */
  deliveryCode: z.nullable(z.string()),
  actions: z.array(action),
});
export type ShownParcel = z.output<typeof parcel>;

const merchantOrder = z.object({
  id: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  merchantLogoUrl: z.string(),
  /** The seller at that time; null in orders older than this field. */
  seller: z.nullable(legalIdentity),
  status: z.enum(MERCHANT_ORDER_STATUSES),
  /** The days in Cairo between which it was promised; null in orders older than promises. */
  promised: z.nullable(promisedDays),
  ...amounts,
  lines: z.array(orderLine),
  /** Changes of its status, and attempts to deliver it. */
  changes: z.array(
    z.object({
      status: z.enum(MERCHANT_ORDER_STATUSES),
      event: z.enum(ORDER_EVENTS),
      at: z.string(),
      reason: z.string(),
    }),
  ),
  parcels: z.array(parcel),
  /** The amount due at the door, or paid there; in pounds. */
  amountDue: z.number(),
  actions: z.array(action),
});
export type ShownMerchantOrder = z.output<typeof merchantOrder>;

/** Amounts in pounds, times in UTC; the address is null for a merchant whose part is over. */
export const orderDetails = z.object({
  id: z.int(),
  placedAt: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentMethod: z.string(),
  address: z.nullable(deliveryAddress),
  /** Null if it is no present, and wherever the address is. */
  gift: z.nullable(orderGift),
  units: z.int(),
  ...amounts,
  /** Included in the goods. */
  vat: z.number(),
  merchantOrders: z.array(merchantOrder),
  /** Derived, never stored (docs/orders-rules.md, Orders). */
  paymentBadge: z.enum(PAYMENT_BADGES),
  /** What is still to be paid at the door, in pounds. */
  cashDue: z.number(),
  returnBadge: z.enum(RETURN_BADGES),
  /** Until when the buyer may confirm it; null if it waits for no confirmation. */
  confirmUntil: z.nullable(z.string()),
  /** The order whose goods it brings again or others for, without their being bought; null if they were bought. */
  replacesOrderId: z.nullable(z.int()),
});
export type OrderDetails = z.output<typeof orderDetails>;
