import * as z from 'zod/mini';
import { LARGEST_PICTURE, PICTURE_REFUSALS } from '#modules/media/picture.ts';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { page, pathId, rowId } from '#platform/inputs.ts';
import { MOST_COUNTED } from '#platform/page.ts';
import { HANDED_AT_ONCE, MOST_HANDED, STANDINGS } from './handover.ts';
import { handoverFields } from './text.ts';

const parcel = z.object({
  id: z.int(),
  merchantOrderId: z.int(),
  orderId: z.int(),
  /** The text of its barcode. */
  barcode: z.string(),
  carrier: z.string(),
  recipient: z.string(),
  units: z.int(),
  /** To collect at the door, in pounds; 0 if all is paid. */
  cash: z.number(),
});
export type HandoverParcel = z.output<typeof parcel>;

export const findHandoverParcel = defineCall({
  method: 'GET',
  path: '/api/web/back-office/handover/parcel',
  access: 'hand_over',
  summary: 'The parcel that a scanned or typed number means, and whether it can go with the courier now',
  input: z.object({ number: z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(60)) }),
  output: z.object({
    standing: z.enum(STANDINGS),
    /** Null if the caller has no such order. */
    orderId: z.nullable(z.int()),
    merchantOrderId: z.nullable(z.int()),
    /** Given if it is ready. */
    parcel: z.nullable(parcel),
  }),
});

export const countPacked = defineCall({
  method: 'GET',
  path: '/api/web/back-office/handover/waiting',
  access: 'hand_over',
  summary: 'How many packed parcels wait for each courier, counted up to 1,000',
  input: z.object({}),
  output: z.object({ carriers: z.array(z.object({ carrier: z.string(), packed: z.int() })) }),
});

export const uploadSignature = defineCall({
  method: 'POST',
  path: '/api/web/back-office/handover/signature',
  access: 'hand_over',
  summary:
    "Keeps a courier's signature for the list that it is sent with; seen by the merchant and staff alone",
  input: z.object({ file: uploadedFile }),
  output: z.object({ identifier: z.string() }),
  refusals: ['too_many_tries', ...PICTURE_REFUSALS],
  carries: { fileUpTo: LARGEST_PICTURE },
});

export const handOverParcels = defineCall({
  method: 'POST',
  path: '/api/web/back-office/handover',
  access: 'hand_over',
  summary:
    'Hands parcels to a courier who signed for them, each on its own; tells which did not go and why. The same key again continues its list',
  input: z.object({
    /** Made for this list. */
    key: z.uuid(),
    carrier: z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(40)),
    /** All that the courier signs for: nothing else comes under this signature. */
    signedFor: z.array(rowId).check(z.minLength(1), z.maxLength(MOST_HANDED)),
    /** Those of them that go with this request. */
    parcelIds: z.array(rowId).check(z.minLength(1), z.maxLength(HANDED_AT_ONCE)),
    takenBy: z
      .string(handoverFields.takenBy)
      .check(
        z.overwrite(cleanText),
        z.minLength(2, handoverFields.takenBy),
        z.maxLength(60, handoverFields.takenBy),
      ),
    signature: z
      .string(handoverFields.signature)
      .check(z.minLength(1, handoverFields.signature), z.maxLength(300)),
  }),
  output: z.object({
    /** Null if no parcel went. */
    handoverId: z.nullable(z.int()),
    outcomes: z.array(z.object({ parcelId: z.int(), outcome: z.enum(['done', 'refused']), why: z.string() })),
  }),
  refusals: ['signature_unknown', 'handover_not_found', 'not_signed_for'],
});

const handover = z.object({
  id: z.int(),
  merchantName: z.string(),
  carrier: z.string(),
  /** Empty once its term is over. */
  takenBy: z.string(),
  handedBy: z.string(),
  signedAt: z.string(),
  parcels: z.int(),
  /** Of all its parcels, in pounds. */
  cash: z.number(),
});
export type ListedHandover = z.output<typeof handover>;

export const listHandovers = defineCall({
  method: 'GET',
  path: '/api/web/back-office/handover/list',
  access: 'orders',
  summary: `Signed lists, newest first: a merchant sees its own. Counted up to ${MOST_COUNTED}`,
  input: z.object({ page: page() }),
  output: z.object({ handovers: z.array(handover), total: z.int(), totalPages: z.int() }),
});

export const showHandover = defineCall({
  method: 'GET',
  path: '/api/web/back-office/handover/:handoverId',
  access: 'orders',
  summary: 'A signed list with its parcels, as it is printed',
  input: z.object({ handoverId: pathId }),
  output: z.extend(handover, {
    /** Where the courier took them; empty if the merchant has not said. */
    merchantAddress: z.string(),
    /** A picture; null once its term is over. */
    signature: z.nullable(z.string()),
    /** The list's own address as a QR code: the modules on each side, and the dark ones as an SVG path. */
    qr: z.object({ size: z.int(), path: z.string() }),
    rows: z.array(
      z.extend(z.pick(parcel, { id: true, orderId: true, barcode: true, units: true, cash: true }), {
        /** Empty where the viewer may no longer know the buyer. */
        recipient: z.string(),
        governorate: z.string(),
      }),
    ),
  }),
  refusals: ['handover_not_found'],
});
