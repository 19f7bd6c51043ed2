import type { Settings } from '#modules/settings/settings.ts';
import type { Piastres } from '#platform/money.ts';
import type { CashDecision, OrderFacts } from './cash-on-delivery-rules.ts';
import type { PaymentMethod } from './payment.ts';
import { PROVIDERS, type ProviderName } from './providers.ts';

const names = Object.keys(PROVIDERS) as ProviderName[];

/** The providers whose messages the shop takes. */
export const MESSAGE_SENDERS = names.filter(name => PROVIDERS[name].sendsMessages);

/** The providers whose payments a bank may take back. */
export const DISPUTABLE = names.filter(name => PROVIDERS[name].canBeDisputed);

/** One attempt to pay, as a gateway receives it. */
export interface PaymentRequest {
  /** Our reference for this attempt alone. It finds a payment whose answer was lost. */
  reference: string;
  method: PaymentMethod;
  amount: Piastres;
  currency: 'EGP';
  orderId: number;
  /** `mobile` as stored: `+201…`. */
  buyer: { name: string; email: string; mobile: string };
  /** What is paid for, each line with its whole amount; they add up to `amount`. */
  items: readonly { name: string; amount: Piastres; quantity: number }[];
  expiresAt: Date;
  /** Where the browser returns to. What it brings along changes nothing. */
  returnUrl: string;
  /** The address for the gateway's messages. */
  callbackUrl: string;
}

/** What the buyer must do next. */
export type PaymentOpened = {
  /** The gateway's own name for it; unique within the provider. */
  providerReference: string;
  /** As the gateway says, which may differ from what we requested. */
  expiresAt: Date;
} & ({ kind: 'redirect'; url: string } | { kind: 'code'; code: string });

/** A payment as the gateway knows it. */
export interface KnownPayment {
  reference: string;
  method: PaymentMethod;
  amount: Piastres;
  /** Null if the answer that named it was lost. */
  providerReference: string | null;
  /** The gateway's id of the captured money, which refunds need. Null until then. */
  transaction: string | null;
}

/** Events of a payment, in one vocabulary for all gateways. */
export const PAYMENT_EVENTS = [
  'authorised',
  'captured',
  'declined',
  'expired',
  'voided',
  'refunded',
  'chargeback',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** An event that a gateway reported on its own, with proof of its origin. */
export interface WebhookEvent {
  /** The same for a repeated message, and different for the next event. */
  eventId: string;
  kind: PaymentEvent;
  /** Our reference. Paymob does not sign it, so both references together identify the payment. */
  reference: string;
  /** The gateway's own name for it, which all gateways sign. */
  providerReference: string;
  transaction: string | null;
  /** The amount of the event; for `refunded`, everything refunded so far. */
  amount: Piastres;
  /** As reported; any currency except EGP is refused. */
  currency: string;
}

/** A message as it arrived. */
export interface RawCallback {
  body: Uint8Array;
  headers: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
}

/** `forged`: the signature is not the gateway's. `ignored`: it is, but the message reports nothing that we record. */
export type CallbackReading =
  | { decision: 'event'; event: WebhookEvent }
  | { decision: 'forged' }
  | { decision: 'ignored' };

/** A gateway's answer to an inquiry about a payment. */
export interface PaymentState {
  /** `unpaid`: it waits. `unknown`: there is no such payment. */
  state: 'unknown' | 'unpaid' | 'authorised' | 'captured' | 'declined' | 'expired' | 'voided';
  transaction: string | null;
  /** The amount authorised or captured, with its currency; 0 if none was. */
  amount: Piastres;
  currency: string;
  /** The amount refunded so far; null if the gateway says only that it is partial (Fawry). */
  refunded: Piastres | null;
}

export interface RefundRequest {
  /** Our reference for this refund alone. */
  reference: string;
  payment: KnownPayment;
  amount: Piastres;
  reason: string;
}

/** The traits of a payment method. The provider declares them, so one test suite can check all providers. */
export interface ProviderTraits {
  /** What happens to a payment that fails; `waits` if nobody outside reports it. */
  failure: 'declined' | 'expired' | 'waits';
  /** Who sends refunds. */
  refunds: 'sent' | 'by_hand';
  /** Whether it reports the amount of a partial refund. */
  reportsPartialRefunds: boolean;
}

/**
 * One way for money to reach us and return. Gateway-specific shapes end here. Every method except `traits`, `check` and
 * `parseCallback` may call the outside, so it must not run inside a transaction. A call with an unknown outcome (a
 * time-out, a 5xx) throws and is never repeated; `inquire` asks about it later. A call that surely did nothing throws
 * `PaymentRefused`.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** The methods that this shop can offer through it. */
  methods: readonly PaymentMethod[];
  /** Replaces a gateway without keys; every place that offers it says so. */
  isEmulated: boolean;
  traits(method: PaymentMethod): ProviderTraits;
  /** Whether an order can be paid this way, and whether its buyer must confirm it first. */
  check(facts: OrderFacts, settings: Settings): CashDecision;
  /** Null if there is nothing to do, because the money comes at the door. */
  create(request: PaymentRequest): Promise<PaymentOpened | null>;
  inquire(payment: KnownPayment): Promise<PaymentState>;
  /**
   * Refunds money the way it came. `by_hand`: the method has no way back, so a person must send it (Paymob's kiosks,
   * cash, transfers). Never called twice with one reference.
   */
  refund(request: RefundRequest): Promise<'sent' | 'by_hand'>;
  /** Voids an unpaid reference or an authorisation; `too_late` once the money came. A repeated call is harmless. */
  void(payment: KnownPayment): Promise<'voided' | 'too_late'>;
  parseCallback(callback: RawCallback): CallbackReading;
}

/** The provider did nothing and said why; a later request may succeed. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}
