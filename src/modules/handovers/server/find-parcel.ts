import { readLabels } from '#modules/orders/server/back-office/read-labels.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { MOST_COUNTED } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { countPacked as countCall, findHandoverParcel as findCall, HandoverParcel } from '../calls.ts';
import { bareOrder, parseScanned, standingOf } from '../handover.ts';
import { ownMerchant } from './own-merchant.ts';
import { countPackedParcels, selectScanned } from './queries.ts';

const UNKNOWN = { standing: 'unknown', orderId: null, merchantOrderId: null, parcel: null } as const;

/** What a scanned number means among the caller's own orders; what belongs to another merchant is unknown (A1). */
export async function findHandoverParcel(
  ctx: Ctx,
  { number }: CallInput<typeof findCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof findCall>> {
  const scanned = parseScanned(number);
  const bare = scanned && bareOrder(scanned);
  const merchantId = ownMerchant(caller.viewer);
  const order =
    (scanned && (await selectScanned(ctx.db, merchantId, scanned))) ??
    (bare && (await selectScanned(ctx.db, merchantId, bare)));
  if (!scanned || !order) return UNKNOWN;
  const { orderId, merchantOrderId } = order;
  const named = 'tracking' in scanned ? order.tracked : scanned.parcelId;
  const { standing, parcelId } = standingOf({ ...order, parcelId: named });
  const parcel =
    standing === 'ready' && parcelId !== null ? await show(ctx, { merchantOrderId, parcelId, caller }) : null;
  return { standing, orderId, merchantOrderId, parcel };
}

interface Shown {
  merchantOrderId: number;
  parcelId: number;
  caller: Caller<Account>;
}

/** As its label says. */
async function show(ctx: Ctx, { merchantOrderId, parcelId, caller }: Shown): Promise<HandoverParcel | null> {
  const { sheets } = await readLabels(ctx, { merchantOrderIds: [merchantOrderId] }, caller);
  const [sheet] = sheets;
  const parcel = sheet?.parcels.find(({ id }) => id === parcelId);
  if (!sheet || !parcel) return null;
  return {
    id: parcelId,
    merchantOrderId,
    orderId: sheet.orderId,
    barcode: parcel.barcode,
    carrier: parcel.carrier,
    recipient: sheet.address?.recipient ?? '',
    units: parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cash: parcel.cash,
  };
}

/** Of the caller's merchant, the courier with most parcels first. */
export async function countPacked(
  { db }: Ctx,
  _: object,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof countCall>> {
  return { carriers: await countPackedParcels(db, ownMerchant(viewer), MOST_COUNTED) };
}
