import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { documentText } from '../../document.text.ts';
import { documentLine, SHOP } from '../../document.ts';
import { issue } from './issue.ts';
import { selectFeeReceipts, selectKeptFees } from './issue-fee-receipt.sql.ts';
import { creditWhole } from './issue-receipt.ts';
import { buyerParty, shopParty } from './parties.ts';

/** After `fees.kept`: the shop's receipt for what it keeps of a parcel that its buyer did not take. */
export async function issueFeeReceipt(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const kept = await selectKeptFees(tx, id);
  if (!kept) return;
  const { merchantId, orderId, userId, paymentMethod, address, delivery, others, vatPercent } = kept;
  const of = { quantity: 1, taxClass: 'standard', vatPercent } as const;
  const lines = [
    documentLine({ ...of, title: documentText.refusedDelivery, code: 'delivery', gross: delivery }),
    documentLine({ ...of, title: documentText.fees, code: 'fees', gross: others }),
  ].filter(({ gross }) => gross > 0);
  await issue(tx, {
    kind: 'receipt',
    issuerId: SHOP,
    merchantId,
    userId,
    orderId,
    originalId: null,
    cause: { type: 'order_event', id },
    now: ctx.clock.now(),
    says: {
      seller: await shopParty(ctx),
      buyer: buyerParty(address),
      lines,
      paymentMethod,
      original: null,
    },
  });
}

/** After `fees.returned`: the order goes on, so these receipts are taken back. */
export async function creditFeeReceipts({ clock }: Ctx, tx: Tx, { id }: Event): Promise<void> {
  for (const original of await selectFeeReceipts(tx, id)) await creditWhole(tx, { original, id, clock });
}
