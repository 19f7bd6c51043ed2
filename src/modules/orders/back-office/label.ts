import * as z from 'zod/mini';
import { deliveryAddress, orderGift } from '../order-view.ts';

const labelParcel = z.object({
  id: z.int(),
  /** «1 of 2», of all parcels of the merchant order. */
  place: z.int(),
  of: z.int(),
  carrier: z.string(),
  /** The courier's number, or ours if the courier gave none: the text of the barcode. */
  barcode: z.string(),
  lines: z.array(z.object({ lineId: z.int(), quantity: z.int() })),
  /** The amount to collect at the door, in pounds; 0 if all is paid. */
  cash: z.number(),
});
export type LabelParcel = z.output<typeof labelParcel>;

/** The papers of one merchant order. */
export const labelSheet = z.object({
  orderId: z.int(),
  merchantOrderId: z.int(),
  placedAt: z.string(),
  merchantName: z.string(),
  /** Null if the order is over or cannot be packed by the viewer yet: then there is no label. */
  address: z.nullable(deliveryAddress),
  gift: z.nullable(orderGift),
  lines: z.array(
    z.object({
      id: z.int(),
      variantId: z.int(),
      /** The merchant's own code, if it has one. */
      sku: z.string(),
      /** Where it lies in the store room; may be empty. */
      shelf: z.string(),
      title: z.string(),
      options: z.string(),
      /** Units that are not packed yet. */
      open: z.int(),
      /** Lines that are not cancelled. */
      quantity: z.int(),
      price: z.number(),
    }),
  ),
  /** Parcels that have not left yet or are on their way. */
  parcels: z.array(labelParcel),
});
export type LabelSheet = z.output<typeof labelSheet>;
