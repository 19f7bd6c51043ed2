import { qrPath } from '#modules/accounts/server/second-factor/qr-path.ts';
import { signPicture } from '#modules/media/server/private-pictures.ts';
import { scopeOf } from '#modules/orders/server/back-office/scope.ts';
import { merchantKnowsBuyer } from '#modules/orders/visible-order.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { orderNumber } from '#platform/id.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pageOf } from '#platform/server/limit-to-page.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { ListedHandover, listHandovers as listCall, showHandover as showCall } from '../calls.ts';
import { HANDOVERS_A_PAGE } from '../handover.ts';
import { refuseHandover } from '../text.ts';
import {
  countHandovers,
  type StoredHandover,
  type StoredRow,
  selectHandover,
  selectHandovers,
  selectRows,
} from './queries.ts';

/** A merchant's own lists, or all of them for staff; the newest first. */
export async function listHandovers(
  { db }: Ctx,
  { page }: CallInput<typeof listCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const scope = scopeOf(viewer);
  const total = await countHandovers(db, scope);
  const { rows, totalPages } = await pageOf({ page, limit: HANDOVERS_A_PAGE, count: total }, place =>
    selectHandovers(db, scope, place),
  );
  return { handovers: rows.map(shown), total, totalPages };
}

/** Refuses another merchant's list as one that is not there. */
export async function showHandover(
  ctx: Ctx,
  { handoverId }: CallInput<typeof showCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  const handover = await selectHandover(ctx.db, scopeOf(viewer), handoverId);
  if (!handover) throw refuseHandover('handover_not_found');
  const rows = await selectRows(ctx.db, handoverId);
  return {
    ...shown(handover),
    merchantAddress: handover.merchantAddress,
    signature: handover.signature && signPicture(ctx, handover.signature),
    qr: qrPath(`${ctx.config.publicUrl}/handovers/${handoverId}`),
    rows: rows.map(row => shownRow(row, viewer)),
  };
}

function shown({
  signature: _,
  merchantAddress: _address,
  signedAt,
  cash,
  ...handover
}: StoredHandover): ListedHandover {
  return { ...handover, signedAt: signedAt.toISOString(), cash: toPounds(cash) };
}

/** A merchant no longer reads who the buyer was once the order is over (A3). */
function shownRow({ id, orderId, status, trackingNumber, ...row }: StoredRow, viewer: Account) {
  const isKnown = viewer.role !== 'merchant' || merchantKnowsBuyer(status);
  return {
    id,
    orderId,
    barcode: trackingNumber ?? `${orderNumber(orderId)}-${id}`,
    recipient: isKnown ? row.recipient : '',
    governorate: row.governorate,
    units: row.units,
    cash: toPounds(row.cash),
  };
}
