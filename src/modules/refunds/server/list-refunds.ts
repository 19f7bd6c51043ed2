import { ledgerRefusals } from '#modules/ledger/text.ts';
import { maySign } from '#modules/ledger/two-people.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import { toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { pageOf } from '#platform/server/limit-to-page.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account } from '#platform/viewer.ts';
import {
  type listRefunds as listCall,
  REFUND_TABS,
  type showRefundChannel as showChannelCall,
  type showRefundToTransfer as showToTransferCall,
} from '../calls.ts';
import { isByHand, mayRefuse } from '../refund.ts';
import { refundRefusal } from '../text.ts';
import {
  countRefundTabs,
  type RefundListed,
  selectRefundRows,
  selectRefundToTransfer,
  selectTabOfRefund,
} from './list-refunds.sql.ts';
import { selectRefund } from './queries.ts';
import { selectChannel } from './transfers/channel.sql.ts';
import { CHANNEL_PURPOSE } from './transfers/channel.ts';

const REFUNDS_A_PAGE = 20;

export const listRefunds: UseCase<typeof listCall> = async (ctx, { tab: asked, page }, { viewer }) => {
  const { aloneUpTo } = await readSettings(ctx);
  const counts = await countRefundTabs(ctx.db);
  const tab = asked ?? REFUND_TABS.find(each => counts[each] > 0) ?? 'drafted';
  const { rows, totalPages } = await pageOf({ page, limit: REFUNDS_A_PAGE, count: counts[tab] }, place =>
    selectRefundRows(ctx.db, { tab, ...place }),
  );
  return {
    tab,
    refunds: rows.map(row => toRow(row, { viewer, aloneUpTo })),
    counts,
    totalPages,
  };
};

/** One refund as the list shows it, for whoever sends it from elsewhere. Refuses what nobody sends by hand any more. */
export const showRefundToTransfer: UseCase<typeof showToTransferCall> = async (
  ctx,
  { refundId },
  { viewer },
) => {
  const { aloneUpTo } = await readSettings(ctx);
  const row = await selectRefundToTransfer(ctx.db, refundId);
  if (!row) throw refundRefusal('refund_not_found');
  if (row.toTransfer === 0) throw refundRefusal('not_possible_now');
  return toRow(row, { viewer, aloneUpTo });
};

interface Reader {
  viewer: Account;
  aloneUpTo: Settings['aloneUpTo'];
}

function toRow({ draftedBy, signedBy, outcome, ...row }: RefundListed, { viewer, aloneUpTo }: Reader) {
  const may = maySign(viewer.userId, { barred: [draftedBy], signedBy });
  return {
    ...row,
    amount: toPounds(row.amount),
    toTransfer: toPounds(row.toTransfer),
    dueAt: row.dueAt.toISOString(),
    mayRefuse: row.state === 'drafted' && mayRefuse({ ...row, outcome }),
    signatures: signedBy.length,
    needsTwo: row.amount > aloneUpTo.refund,
    mayApprove: may === 'yes' ? may : ledgerRefusals[may][1],
  };
}

/** A refund's order and the tab of the list that has it; undefined if there is none of this number. */
export const findRefundTab = (ctx: Ctx, refundId: number) => selectTabOfRefund(ctx.db, refundId);

/** The account in clear, for the person about to send the money; every look is audited. */
export const showRefundChannel: UseCase<typeof showChannelCall> = (ctx, { refundId }, caller) =>
  transaction(ctx, async tx => {
    const refund = await selectRefund(tx, refundId);
    if (!refund) throw refundRefusal('refund_not_found');
    if (!refund.tenders.some(isByHand)) throw refundRefusal('not_possible_now');
    const channel = await selectChannel(tx, refund.buyerId);
    if (!channel) throw refundRefusal('channel_missing');
    await recordChange(tx, caller, {
      what: 'payout_channel.shown',
      subject: { type: 'refund', id: refundId },
      from: null,
      to: channel.masked,
    });
    const account = ctx.secrets.open(channel.sealed, CHANNEL_PURPOSE);
    return { kind: channel.kind, holder: channel.holder, account };
  });

export { countDueRefunds } from './list-refunds.sql.ts';
