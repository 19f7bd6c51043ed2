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
import { recordSentRefund } from '#modules/payments/back-office.calls.ts';
import { recordSentRefundIn } from '#modules/payments/server/back-office/record-sent-refund.ts';
import { recordDebtPaid } from '#modules/payouts/closed.calls.ts';
import { recordDebtPaidIn } from '#modules/payouts/server/closed-merchants.ts';
import { decideException } from '#modules/remittances/calls.ts';
import { decideCourierClaim } from '#modules/remittances/courier-claims.calls.ts';
import { decideCourierClaimIn } from '#modules/remittances/server/courier-claims.ts';
import { decideExceptionIn } from '#modules/remittances/server/decide-exception.ts';
import { approveRefund, giveGoodwill, recordTransfer } from '#modules/returns/refunds.calls.ts';
import { approveRefundIn } from '#modules/returns/server/refunds/approve-refund.ts';
import { giveGoodwillIn } from '#modules/returns/server/refunds/credit.ts';
import { recordTransferIn } from '#modules/returns/server/refunds/record-transfer.ts';
import type { AnyCall, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';

type UseCase<C extends AnyCall> = (ctx: Ctx, tx: Tx, signing: Signing<CallInput<C>>) => Promise<unknown>;

/** The use case of a call, with the input that it was called with first. */
const again =
  <C extends AnyCall>(call: C, useCase: UseCase<C>): Perform =>
  (ctx, tx, { act, by }) =>
    useCase(ctx, tx, { asked: call.input.parse(act.asked) as CallInput<C>, by });

const ofPayment = again(recordSentRefund, recordSentRefundIn);
const ofParcel = again(decideRefundedParcel, decideRefundedParcelIn);
const ofException = again(decideException, decideExceptionIn);
const ofReturn = again(recordTransfer, recordTransferIn);

/** What is done once enough people have signed. */
export const moneyPerformers: Performers = {
  taxAndFees: again(payDue, payDueIn),
  refund: again(approveRefund, approveRefundIn),
  sentRefund: (ctx, tx, signing) =>
    (signing.act.subject.startsWith('payment_refund/') ? ofPayment : ofReturn)(ctx, tx, signing),
  transfer: again(confirmTransfer, confirmTransferIn),
  goodwill: again(giveGoodwill, giveGoodwillIn),
  adjustment: again(adjustMerchant, adjustMerchantIn),
  cashDifference: (ctx, tx, signing) =>
    (signing.act.subject.startsWith('refunded_parcel/') ? ofParcel : ofException)(ctx, tx, signing),
  courierClaim: again(decideCourierClaim, decideCourierClaimIn),
  debtPaid: again(recordDebtPaid, recordDebtPaidIn),
};
