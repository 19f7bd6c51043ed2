import { randomUUID } from 'node:crypto';
import { PAY_AT_FAWRY } from '#modules/payments/server/fawry/charge.ts';
import { notificationSignature } from '#modules/payments/server/fawry/signatures.ts';
import { toPounds } from '#platform/money.ts';
import type { FawryConfig } from '#platform/server/config/gateways.ts';
import { writtenJson } from '#platform/server/written-json.ts';
import type { Outbox } from '../outbox.ts';
import type { EmulatedOrder, FawryBooks } from './books.ts';

/** Fawry's fee, which the buyer pays on top; only the order's own amount is compared. */
const FEE = 500;

export interface FawryParts {
  account: FawryConfig;
  books: FawryBooks;
  outbox: Outbox;
  notificationUrl: string;
}

export const FAWRY_DEEDS = ['pay', 'expire'] as const;
export type FawryDeed = (typeof FAWRY_DEEDS)[number];

/** What can happen to a code at an outlet, or when nobody pays it. Nothing happens to a finished one. */
export async function applyOutcome(parts: FawryParts, order: EmulatedOrder, deed: FawryDeed): Promise<void> {
  if (order.status !== 'NEW' && !(order.status === 'EXPIRED' && deed === 'pay')) return;
  order.status = deed === 'pay' ? 'PAID' : 'EXPIRED';
  if (deed === 'pay') order.paymentNumber = parts.books.nextNumber();
  await notifyShop(parts, order);
}

/** Fawry's notification about an order, and its answer about the status. */
export function fieldsOfOrder({ referenceNumber, merchantRefNum, ...order }: EmulatedOrder) {
  return {
    requestId: randomUUID(),
    fawryRefNumber: referenceNumber,
    merchantRefNumber: merchantRefNum,
    customerMobile: order.mobile,
    paymentAmount: toPounds(order.amount + FEE),
    orderAmount: toPounds(order.amount),
    fawryFees: toPounds(FEE),
    orderStatus: order.status,
    paymentMethod: PAY_AT_FAWRY,
    orderExpiryDate: order.expiry,
    ...(order.paymentNumber === null ? {} : { paymentRefrenceNumber: order.paymentNumber }),
  };
}

export async function notifyShop(
  { account, books, outbox, notificationUrl }: FawryParts,
  order: EmulatedOrder,
) {
  await books.save();
  await outbox.send(trouble => {
    const fields = fieldsOfOrder(order);
    if (trouble === 'altered_amount') fields.orderAmount = toPounds(order.amount - 1);
    const key = trouble === 'forged' ? `not ${account.secureKey}` : account.secureKey;
    const messageSignature = notificationSignature(key, writtenJson(JSON.stringify(fields)));
    if (trouble === 'tampered') fields.orderAmount = toPounds(order.amount + 1);
    return { url: notificationUrl, body: JSON.stringify({ ...fields, messageSignature }) };
  });
}
