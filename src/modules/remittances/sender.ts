import type { LedgerAccount } from '#modules/ledger/account.ts';
import { type GatewayName, PROVIDERS } from '#modules/payments/providers.ts';
import { GATEWAY_LABELS } from '#modules/payments/text.ts';
import { COLLECTORS } from '#modules/shipping/courier.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { courierName } from '#modules/shipping/text.ts';

/** The gateways that hold our money until they pay it out. */
export const GATEWAYS = Object.keys(PROVIDERS).filter(isGateway);

/** Whoever passes buyers' money on to us by statements: couriers with cash, and gateways. */
export const SENDERS = [...COLLECTORS, ...GATEWAYS];
export type Sender = CourierName | GatewayName;

export function isGateway(name: string): name is GatewayName {
  return PROVIDERS[name as GatewayName]?.account === 'gateway_receivable';
}

export const senderName = (sender: string): string =>
  isGateway(sender) ? GATEWAY_LABELS[sender] : courierName(sender);

/** What a sender owes us. */
export const receivableOf = (sender: string): LedgerAccount =>
  isGateway(sender) ? `gateway_receivable:${sender}` : `courier_receivable:${sender}`;

/** What a sender keeps for its work. */
export const costOf = (sender: string): LedgerAccount =>
  isGateway(sender) ? 'gateway_cost' : 'courier_cost';
