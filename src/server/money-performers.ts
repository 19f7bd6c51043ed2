import { confirmTransfer as confirmTransferCall } from '#modules/checkout/calls.ts';
import { decideRefundedParcel as decideRefundedParcelCall } from '#modules/checkout/refunded-parcels.calls.ts';
import { decideRefundedParcel } from '#modules/checkout/server/decide-refunded-parcel.ts';
import { confirmTransfer } from '#modules/checkout/server/pay/confirm-transfer.ts';
import { adjustMerchant as adjustMerchantCall } from '#modules/ledger/calls.ts';
import { payDue as payDueCall } from '#modules/ledger/months.calls.ts';
import { adjustMerchant } from '#modules/ledger/server/adjust-merchant.ts';
import type { Perform, Performers } from '#modules/ledger/server/decide-money-act.ts';
import { payDue } from '#modules/ledger/server/pay-due.ts';
import type { MoneyUseCase } from '#modules/ledger/server/sign-money.ts';
import { recordDebtPaid as recordDebtPaidCall } from '#modules/payouts/closed.calls.ts';
import { recordDebtPaid } from '#modules/payouts/server/closed-merchants.ts';
import {
  approveRefund as approveRefundCall,
  recordTransfer as recordTransferCall,
} from '#modules/refunds/calls.ts';
import { approveRefund } from '#modules/refunds/server/approve-refund.ts';
import { recordComparedTransfer } from '#modules/refunds/server/transfers/record-transfer.ts';
import { decideException as decideExceptionCall } from '#modules/remittances/calls.ts';
import { decideCourierClaim as decideCourierClaimCall } from '#modules/remittances/courier-claims.calls.ts';
import { decideCourierClaim } from '#modules/remittances/server/courier-claims.ts';
import { decideException } from '#modules/remittances/server/decide-exception.ts';
import { giveGoodwill as giveGoodwillCall } from '#modules/returns/credit.calls.ts';
import { giveGoodwill } from '#modules/returns/server/customers/credit.ts';
import type { AnyCall, CallInput } from '#platform/call.ts';

/** The use case of a call, with the input that it was called with first. */
const again =
  <C extends AnyCall>(call: C, useCase: MoneyUseCase<C>): Perform =>
  (ctx, tx, { act, by }) =>
    useCase(ctx, tx, { asked: call.input.parse(act.asked) as CallInput<C>, by });

const ofParcel = again(decideRefundedParcelCall, decideRefundedParcel);
const ofException = again(decideExceptionCall, decideException);

/** What is done once enough people have signed. */
export const moneyPerformers: Performers = {
  taxAndFees: again(payDueCall, payDue),
  refund: again(approveRefundCall, approveRefund),
  sentRefund: again(recordTransferCall, recordComparedTransfer),
  transfer: again(confirmTransferCall, confirmTransfer),
  goodwill: again(giveGoodwillCall, giveGoodwill),
  adjustment: again(adjustMerchantCall, adjustMerchant),
  cashDifference: (ctx, tx, signing) =>
    (signing.act.subject.startsWith('refunded_parcel/') ? ofParcel : ofException)(ctx, tx, signing),
  courierClaim: again(decideCourierClaimCall, decideCourierClaim),
  debtPaid: again(recordDebtPaidCall, recordDebtPaid),
};
