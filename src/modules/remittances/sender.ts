import type { LedgerAccount } from '#modules/ledger/account.ts';
import { GATEWAYS, type GatewayName, isGateway } from '#modules/payments/providers.ts';
import { GATEWAY_LABELS } from '#modules/payments/text.ts';
import { COLLECTORS } from '#modules/shipping/courier.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { courierName } from '#modules/shipping/text.ts';

/** Whoever passes buyers' money on to us by statements: couriers with cash, and gateways. */
export const SENDERS = [...COLLECTORS, ...GATEWAYS];
export type Sender = CourierName | GatewayName;

export const senderName = (sender: string): string =>
  isGateway(sender) ? GATEWAY_LABELS[sender] : courierName(sender);

/** What a sender owes us. */
export const receivableOf = (sender: string): LedgerAccount =>
  isGateway(sender) ? `gateway_receivable:${sender}` : `courier_receivable:${sender}`;

/** What a sender keeps for its work. */
export const costOf = (sender: string): LedgerAccount =>
  isGateway(sender) ? 'gateway_cost' : 'courier_cost';
