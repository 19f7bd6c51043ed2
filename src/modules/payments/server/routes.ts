import { type Route, route } from '#platform/server/route.ts';
import * as desk from '../contract/desk.ts';
import * as disputes from '../contract/disputes.ts';
import * as calls from '../contract.ts';
import { listPaymentWork } from './desk/list-payment-work.ts';
import { markTraceSeen } from './desk/mark-trace-seen.ts';
import { recordSentRefund } from './desk/record-sent-refund.ts';
import { readTransferProof } from './desk/transfer-proof.ts';
import { listDisputes, openDispute } from './disputes/open-dispute.ts';
import { hearGateway } from './hear-gateway.ts';
import { listMethods } from './list-methods.ts';

export const routes: Route[] = [
  route(calls.gatewayCallback, hearGateway),
  route(calls.listMethods, listMethods),
  route(desk.listPaymentWork, listPaymentWork),
  route(desk.markTraceSeen, markTraceSeen),
  route(desk.recordSentRefund, recordSentRefund),
  route(desk.readTransferProof, readTransferProof),
  route(disputes.listDisputes, listDisputes),
  route(disputes.openDispute, openDispute),
];
