import type { LegalIdentity } from '#modules/merchants/merchant.ts';
import type { Account } from '#platform/viewer.ts';
import type { MerchantOrderStatus } from './order.ts';
import type { DeliveryAddress, OrderGift } from './order-view.ts';
import type { Stage } from './quantities.ts';
import type { StatusChange } from './timeline.ts';

/** An order as it is stored, amounts in piastres. */
export interface StoredOrder {
  id: number;
  userId: number;
  placedAt: Date;
  paymentMethod: string;
  confirmUntil: Date | null;
  replacesOrderId: number | null;
  address: DeliveryAddress | null;
  gift: OrderGift | null;
  merchantOrders: StoredMerchantOrder[];
}

export interface StoredMerchantOrder {
  id: number;
  merchantId: number;
  merchantName: string;
  merchantLogo: string;
  seller: LegalIdentity | null;
  status: MerchantOrderStatus;
  stage: Stage;
  promised: { first: string; last: string } | null;
  goods: number;
  discount: number;
  delivery: number;
  packaging: number;
  adminFee: number;
  total: number;
  /** Paid before delivery, and how much of all that was paid was refunded; double payments are not counted. */
  paid: number;
  refunded: number;
  /** Of double payments, what has not gone back yet. */
  surplus: number;
  lines: StoredLine[];
  changes: StatusChange[];
}

export interface StoredLine {
  id: number;
  open: number;
  cancelled: number;
  inParcel: number;
  delivered: number;
  failed: number;
  returned: number;
  productId: number;
  variantId: number;
  sku: string;
  shelf: string;
  title: string;
  options: string;
  image: string;
  unitPrice: number;
  quantity: number;
  vat: number;
}

/** A merchant knows the buyer only from the time the part can be packed until it is over (A3). */
const MERCHANT_KNOWS_BUYER: ReadonlySet<MerchantOrderStatus> = new Set([
  'new',
  'accepted',
  'ready',
  'shipped',
  'delivered',
  'undelivered',
]);

/** Whether a merchant sees the buyer of a part in this status (A3). */
export function merchantKnowsBuyer(status: MerchantOrderStatus): boolean {
  return MERCHANT_KNOWS_BUYER.has(status);
}

/** Whoever may not know where an order goes reads nothing that its buyer wrote to a recipient either. */
const UNKNOWN_BUYER = { address: null, gift: null } as const;

/**
 * The part of an order that a viewer may see (A1 to A3). Buyers see all of their own orders, super_admin and support
 * all of any order, finance all but where it goes, a merchant only its own part and no sign of the others. Null means:
 * answer as if there were no such order.
 */
export function visibleOrder(viewer: Account, order: StoredOrder): StoredOrder | null {
  if (viewer.role === 'super_admin' || viewer.role === 'support') return order;
  if (viewer.role === 'finance') return { ...order, ...UNKNOWN_BUYER };
  if (viewer.role === 'merchant') return asMerchantSees(viewer.merchantId, order);
  return viewer.role === 'user' && order.userId === viewer.userId ? order : null;
}

function asMerchantSees(merchantId: number | null, order: StoredOrder): StoredOrder | null {
  const merchantOrders = order.merchantOrders.filter(
    merchantOrder => merchantOrder.merchantId === merchantId && merchantOrder.stage !== 'pending_payment',
  );
  if (merchantOrders.length === 0) return null;
  const known = merchantOrders.some(merchantOrder => merchantKnowsBuyer(merchantOrder.status));
  return { ...order, merchantOrders, ...(known ? {} : UNKNOWN_BUYER) };
}
