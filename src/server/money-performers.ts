import { confirmTransfer } from '#modules/checkout/calls.ts';
import { decideRefundedParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import { decideRefundedParcelIn } from '#modules/checkout/server/decide-refunded-parcel.ts';
import { confirmTransferIn } from '#modules/checkout/server/pay/confirm-transfer.ts';
import { adjustMerchant } from '#modules/ledger/calls.ts';
import { payDue } from '#modules/ledger/months.calls.ts';
import { adjustMerchantIn } from '#modules/ledger/server/adjust-merchant.ts';
import type { Perform, Performers } from '#modules/ledger/server/decide-money-act.ts';
import { payDueIn } from '#modules/ledger/server/pay-due.ts';
import type { Signing } from '#modules/ledger/server/sign-money.ts';
import { recordDebtPaid } from '#modules/payouts/closed.calls.ts';
import { recordDebtPaidIn } from '#modules/payouts/server/closed-merchants.ts';
import { approveRefund, recordTransfer } from '#modules/refunds/calls.ts';
import { approveRefundIn } from '#modules/refunds/server/approve-refund.ts';
import { recordTransferIn } from '#modules/refunds/server/record-transfer.ts';
import { decideException } from '#modules/remittances/calls.ts';
import { decideCourierClaim } from '#modules/remittances/courier-claims.calls.ts';
import { decideCourierClaimIn } from '#modules/remittances/server/courier-claims.ts';
import { decideExceptionIn } from '#modules/remittances/server/decide-exception.ts';
import { giveGoodwill } from '#modules/returns/credit.calls.ts';
import { giveGoodwillIn } from '#modules/returns/server/customers/credit.ts';
import type { AnyCall, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';

type UseCase<C extends AnyCall> = (ctx: Ctx, tx: Tx, signing: Signing<CallInput<C>>) => Promise<unknown>;

/** The use case of a call, with the input that it was called with first. */
const again =
  <C extends AnyCall>(call: C, useCase: UseCase<C>): Perform =>
  (ctx, tx, { act, by }) =>
    useCase(ctx, tx, { asked: call.input.parse(act.asked) as CallInput<C>, by });

const ofParcel = again(decideRefundedParcel, decideRefundedParcelIn);
const ofException = again(decideException, decideExceptionIn);

/** What is done once enough people have signed. */
export const moneyPerformers: Performers = {
  taxAndFees: again(payDue, payDueIn),
  refund: again(approveRefund, approveRefundIn),
  sentRefund: again(recordTransfer, recordTransferIn),
  transfer: again(confirmTransfer, confirmTransferIn),
  goodwill: again(giveGoodwill, giveGoodwillIn),
  adjustment: again(adjustMerchant, adjustMerchantIn),
  cashDifference: (ctx, tx, signing) =>
    (signing.act.subject.startsWith('refunded_parcel/') ? ofParcel : ofException)(ctx, tx, signing),
  courierClaim: again(decideCourierClaim, decideCourierClaimIn),
  debtPaid: again(recordDebtPaid, recordDebtPaidIn),
};
