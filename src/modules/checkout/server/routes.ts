import { signing } from '#modules/ledger/server/sign-money.ts';
import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { endDispute as endCall } from '../disputes.calls.ts';
import { listHeldStock as heldCall } from '../held-stock.calls.ts';
import * as refundedParcels from '../refunded-parcels.calls.ts';
import { decideRefundedParcel, listRefundedParcels } from './decide-refunded-parcel.ts';
import { listHeldStock } from './list-held-stock.ts';
import { confirmTransfer } from './pay/confirm-transfer.ts';
import { endDispute } from './pay/end-dispute.ts';
import { sendTransferProof } from './pay/send-transfer-proof.ts';
import { showPayment } from './pay/show-payment.ts';
import { startPayment } from './pay/start-payment.ts';
import { switchToCash } from './pay/switch-to-cash.ts';
import { placeOrder } from './place-order.ts';
import { reopenParcel } from './reopen-parcel.ts';

export const routes: Route[] = [
  route(calls.placeOrder, placeOrder),
  route(calls.startPayment, startPayment),
  route(calls.switchToCash, switchToCash),
  route(calls.showPayment, showPayment),
  route(calls.confirmTransfer, signing(confirmTransfer)),
  route(calls.sendTransferProof, sendTransferProof),
  route(endCall, endDispute),
  route(refundedParcels.reopenParcel, reopenParcel),
  route(refundedParcels.listRefundedParcels, listRefundedParcels),
  route(refundedParcels.decideRefundedParcel, signing(decideRefundedParcel)),
  route(heldCall, listHeldStock),
];
