import { ownMerchant } from '#modules/merchants/server/members.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { editSending as editCall, Sending } from '../sending.calls.ts';
import type { StoredSending } from '../sending.ts';
import { selectSending, upsertSending } from './sending.sql.ts';

type Shown = CallBody<typeof editCall>;

/** How a merchant sends, or what holds for one that has not said. */
export const sendingOf = (run: Runner, merchantId: number): Promise<StoredSending> =>
  selectSending(run, merchantId);

export async function showSending({ db }: Ctx, viewer: Account): Promise<Shown> {
  if (viewer.merchantId === null) return { sending: null };
  return { sending: inPounds(await selectSending(db, viewer.merchantId)) };
}

/** Refuses with `no_shop`. */
export async function editSending(
  ctx: Ctx,
  change: CallInput<typeof editCall>,
  by: Caller<Account>,
): Promise<Shown> {
  const merchantId = ownMerchant(by.viewer);
  await transaction(ctx, async tx => {
    const from = inPounds(await selectSending(tx, merchantId));
    await upsertSending(tx, merchantId, inPiastres(change));
    const subject = { type: 'merchant', id: merchantId };
    await recordChange(tx, by, { what: 'merchant.sending', subject, from, to: change });
  });
  return showSending(ctx, by.viewer);
}

const inPounds = ({ freeDeliveryFrom, ...stored }: StoredSending): Sending => ({
  ...stored,
  freeDeliveryFrom: freeDeliveryFrom === null ? null : toPounds(freeDeliveryFrom),
});

const inPiastres = ({ freeDeliveryFrom, ...sending }: Sending): StoredSending => ({
  ...sending,
  freeDeliveryFrom: freeDeliveryFrom === null ? null : fromPounds(freeDeliveryFrom),
});
