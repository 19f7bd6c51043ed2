import { type Route, route } from '#platform/server/route.ts';
import * as backOffice from '../back-office.calls.ts';
import * as calls from '../calls.ts';
import * as disputes from '../disputes.calls.ts';
import { listPaymentWork } from './back-office/list-payment-work.ts';
import { markTraceSeen } from './back-office/mark-trace-seen.ts';
import { refuseTransferProof } from './back-office/refuse-transfer-proof.ts';
import { readTransferProof } from './back-office/transfer-proof.ts';
import { handleGatewayWebhook } from './handle-gateway-webhook.ts';
import { listMethods } from './list-methods.ts';
import { listDisputes, openDispute } from './open-dispute.ts';

export const routes: Route[] = [
  route(calls.gatewayCallback, handleGatewayWebhook),
  route(calls.listMethods, listMethods),
  route(backOffice.listPaymentWork, listPaymentWork),
  route(backOffice.markTraceSeen, markTraceSeen),
  route(backOffice.readTransferProof, readTransferProof),
  route(backOffice.refuseTransferProof, refuseTransferProof),
  route(disputes.listDisputes, listDisputes),
  route(disputes.openDispute, openDispute),
];
