import * as z from 'zod/mini';
import { LARGEST_PICTURE, PICTURE_REFUSALS } from '#modules/media/picture.ts';
import { COURIER_NAMES } from '#modules/shipping/courier.ts';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { repliedEvents, repliedFile, uploadedFile } from '#platform/file.ts';
import { calendarDay, limit, page, pathId, rowId, whole } from '#platform/inputs.ts';
import { labelSheet } from './back-office/label.ts';
import { listedOrder, tabCounts } from './back-office/list-view.ts';
import { BULK_STEPS } from './back-office/next-step.ts';
import { ORDER_TABS } from './back-office/order-tab.ts';
import { managedOrder } from './back-office/order-view.ts';
import { backOfficeInput } from './back-office/text.ts';
import { EVENT_REFUSALS, merchantOrder } from './event-input.ts';

const PAGE_LIMIT = 20;
/** Further ones are not answered. */
export const MOST_PAGES = 1_000;
/** Rows of a page, at most. */
export const LARGEST_PAGE = 50;
/** Merchant orders that one call takes a step with. */
export const MOST_STEPPED = 100;
/** Merchant orders that are printed at once. */
export const MOST_PRINTED = 500;

/** Egypt has 27 governorates. */
const MOST_PLACES = 1_000;

const day = z.optional(calendarDay(backOfficeInput.day));
const upTo = (most: number) => z.array(rowId).check(z.minLength(1), z.maxLength(most));

const filter = {
  tab: z.optional(z.enum(ORDER_TABS)),
  /** A number, a mobile or a name. */
  search: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(100))),
  /** Days in Cairo, both included. */
  from: day,
  to: day,
  merchantId: z.optional(pathId),
  paymentMethod: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(30))),
  governorateId: z.optional(whole(MOST_PLACES)),
  sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
};

export const listManagedOrders = defineCall({
  method: 'GET',
  path: '/api/web/back-office/order/list',
  access: 'orders',
  summary: 'Orders for who works on them: a merchant sees its parts alone. Counts and pages end at 1,000',
  input: z.object({
    ...filter,
    page: page(MOST_PAGES),
    limit: limit(PAGE_LIMIT, LARGEST_PAGE),
  }),
  output: z.object({
    orders: z.array(listedOrder),
    counts: tabCounts,
    totalPages: z.int(),
    /** The search means more orders than these; only the newest `MOST_FOUND` were looked through. */
    isCut: z.boolean(),
  }),
});

export const exportOrders = defineCall({
  method: 'GET',
  path: '/api/web/back-office/order/export',
  access: 'orders',
  summary:
    'The orders of a filter as a spreadsheet, a row for each merchant order: CSV of any length, Excel up to 20,000',
  input: z.object({ ...filter, format: z.enum(['csv', 'xlsx']) }),
  output: repliedFile,
  replies: 'file',
  refusals: ['too_many_for_excel'],
});

export const countNewOrders = defineCall({
  method: 'GET',
  path: '/api/web/back-office/order/new',
  access: 'orders',
  summary:
    'How many orders wait to be accepted, up to 100, and the newest of them: what an open page asks again and again',
  input: z.object({}),
  output: z.object({ waiting: z.int(), newest: z.nullable(z.int()) }),
});

export const streamNewOrders = defineCall({
  method: 'GET',
  path: '/api/web/back-office/order/news',
  access: 'orders',
  summary:
    'Server-sent events for an open page: orders began or ceased to wait to be accepted, so it should ask again. Ends after ten minutes, and when the session opens a third',
  input: z.object({}),
  output: repliedEvents,
  replies: 'events',
});

export const showOrderChoices = defineCall({
  method: 'GET',
  path: '/api/web/back-office/order/choices',
  access: 'read_orders',
  summary: 'What the list of orders can be narrowed to, and who may bring parcels',
  input: z.object({}),
  output: z.object({
    /** Empty for a merchant. */
    merchants: z.array(z.object({ id: z.int(), name: z.string() })),
    governorates: z.array(z.object({ id: z.int(), name: z.string() })),
    couriers: z.array(z.enum(COURIER_NAMES)),
    /** After this many attempts a parcel that its merchant delivers goes back. */
    deliveryAttempts: z.int(),
  }),
});

export const showManagedOrder = defineCall({
  method: 'GET',
  path: '/api/web/back-office/order/details/:orderId',
  access: 'read_orders',
  summary: 'One order with its history and internal notes: for a merchant its part and what its people wrote',
  input: z.object({ orderId: pathId }),
  output: managedOrder,
  refusals: ['order_not_found'],
});

export const takeStep = defineCall({
  method: 'POST',
  path: '/api/web/back-office/order/step',
  access: 'orders',
  summary:
    'Accepts, packs or hands over many merchant orders, each on its own; tells which did not go and why',
  input: z.object({ event: z.enum(BULK_STEPS), merchantOrderIds: upTo(MOST_STEPPED) }),
  output: z.object({
    outcomes: z.array(
      z.object({
        merchantOrderId: z.int(),
        /** Null if the caller has no such order. */
        orderId: z.nullable(z.int()),
        outcome: z.enum(['done', 'refused']),
        code: z.string(),
        why: z.string(),
      }),
    ),
  }),
});

export const writeNote = defineCall({
  method: 'POST',
  path: '/api/web/back-office/order/note',
  access: 'orders',
  summary: "Writes an internal note about an order: a merchant's is read by its people and the staff",
  input: z.object({
    orderId: rowId,
    body: z
      .string()
      .check(
        z.overwrite(cleanLongText),
        z.minLength(1, backOfficeInput.note),
        z.maxLength(1_000, backOfficeInput.note),
      ),
  }),
  output: z.object({ noteId: z.int() }),
  refusals: ['order_not_found'],
});

export const setTracking = defineCall({
  method: 'POST',
  path: '/api/web/back-office/parcel/tracking',
  access: 'orders',
  summary: 'Notes the number under which a merchant follows a parcel that it brings or sends itself',
  input: z.object({
    parcelId: rowId,
    trackingNumber: z
      .string()
      .check(
        z.overwrite(cleanText),
        z.regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{2,39}$/, backOfficeInput.trackingNumber),
      ),
  }),
  output: merchantOrder,
  refusals: [...EVENT_REFUSALS, 'tracking_taken'],
});

export const uploadProof = defineCall({
  method: 'POST',
  path: '/api/web/back-office/parcel/proof',
  access: 'orders',
  summary:
    'Keeps a photo that shows a parcel at its door; its identifier proves the delivery of that parcel alone',
  input: z.object({ parcelId: pathId, file: uploadedFile }),
  output: z.object({ identifier: z.string() }),
  refusals: ['order_not_found', 'photo_used', ...PICTURE_REFUSALS],
  carries: { fileUpTo: LARGEST_PICTURE },
});

export const readLabels = defineCall({
  method: 'POST',
  path: '/api/web/back-office/order/labels',
  access: 'orders',
  summary: 'What is printed on the labels and packing slips of merchant orders',
  input: z.object({ merchantOrderIds: upTo(MOST_PRINTED) }),
  output: z.object({ sheets: z.array(labelSheet) }),
});
