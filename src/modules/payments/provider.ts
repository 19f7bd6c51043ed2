import type { Settings } from '#modules/settings/settings.ts';
import type { Piastres } from '#platform/money.ts';
import type { OrderFacts, Verdict } from './cash-on-delivery-rules.ts';
import type { PaymentMethod } from './payment.ts';

/** Who takes money for us. `desk` is our own staff, who confirm transfers; `store_credit` is the buyer's own balance. */
export const PROVIDER_NAMES = ['cash', 'paymob', 'fawry', 'desk', 'store_credit'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** One attempt to take money, as a gateway is asked for it. */
export interface PaymentRequest {
  /** Ours, of this attempt alone: by it a payment is found whose answer was lost. */
  reference: string;
  method: PaymentMethod;
  amount: Piastres;
  currency: 'EGP';
  orderId: number;
  /** `mobile` as stored: `+201…`. */
  buyer: { name: string; email: string; mobile: string };
  /** What is paid for, each with the amount of the whole line; they add up to `amount`. */
  items: readonly { name: string; amount: Piastres; quantity: number }[];
  expiresAt: Date;
  /** Where the buyer's browser comes back to; what it brings with it changes nothing. */
  returnUrl: string;
  /** Where the gateway tells of what happened. */
  callbackUrl: string;
}

/** What the buyer has to do now. */
export type PaymentOpened = {
  /** The gateway's own name of it; unique with the provider. */
  providerReference: string;
  /** By the gateway's word, which may differ from what was asked for. */
  expiresAt: Date;
} & ({ kind: 'redirect'; url: string } | { kind: 'code'; code: string });

/** A payment as the gateway knows it. */
export interface KnownPayment {
  reference: string;
  method: PaymentMethod;
  amount: Piastres;
  /** Null where the answer that named it was lost. */
  providerReference: string | null;
  /** Of the money that came: what a refund is asked by. Null until then. */
  transaction: string | null;
}

/** What happened to a payment, in one vocabulary for all gateways. */
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

/** What a gateway told of its own accord, and proved to have told. */
export interface ToldEvent {
  /** The same for the same message sent again, another for the next thing that happens. */
  eventId: string;
  kind: PaymentEvent;
  /** Ours. Paymob does not sign it: who it belongs to is decided by both references together. */
  reference: string;
  /** The gateway's own name of it, signed by all of them. */
  providerReference: string;
  transaction: string | null;
  /** What the event is about; for `refunded` all that has been given back by now. */
  amount: Piastres;
  /** As told: another one than EGP is refused. */
  currency: string;
}

/** A message as it came. */
export interface RawCallback {
  body: Uint8Array;
  headers: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
}

/** `forged`: the signature is not the gateway's. `ignored`: it is, but the message tells of nothing that we keep. */
export type CallbackReading =
  | { verdict: 'event'; event: ToldEvent }
  | { verdict: 'forged' }
  | { verdict: 'ignored' };

/** What a gateway says of a payment when it is asked. */
export interface PaymentStanding {
  /** `unpaid`: it waits. `unknown`: there is no such payment. */
  state: 'unknown' | 'unpaid' | 'authorised' | 'captured' | 'declined' | 'expired' | 'voided';
  transaction: string | null;
  /** Of what was authorised or captured, with its currency; 0 where nothing was. */
  amount: Piastres;
  currency: string;
  /** Given back so far; null where the gateway tells only that it is a part (Fawry). */
  refunded: Piastres | null;
}

export interface RefundRequest {
  /** Ours, of this refund alone. */
  reference: string;
  payment: KnownPayment;
  amount: Piastres;
  reason: string;
}

/** What a way to pay can do. It says so itself, so that one suite of tests holds every provider to it. */
export interface ProviderTraits {
  /** What the buyer gets to pay by; `nothing` where the money comes by itself, at the door or from his credit. */
  gives: 'page' | 'code' | 'nothing';
  /** What happens to a payment that does not come about; `waits` where nobody outside tells of it. */
  failure: 'declined' | 'expired' | 'waits';
  /** Who sends money back. */
  refunds: 'sent' | 'by_hand';
  /** Whether it tells how much a partial refund gave back. */
  partsAreTold: boolean;
}

/**
 * One way for money to reach us and go back. Shapes of others end here. All of it but `judge` and `parseCallback` may be a
 * call to the outside, so it never stands inside a transaction. A call whose outcome nobody knows (a time-out, a 5xx)
 * throws, and is never repeated but asked about by `inquire`; one that surely did nothing throws `PaymentRefused`.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** The methods that this shop can offer with it. */
  methods: readonly PaymentMethod[];
  /** Stands in for a gateway without its keys: said plainly wherever it is offered. */
  isEmulated: boolean;
  traits(method: PaymentMethod): ProviderTraits;
  /** Whether an order can be paid so, and whether its buyer must confirm it first. */
  judge(facts: OrderFacts, settings: Settings): Verdict;
  /** Null where there is nothing to do: the money comes at the door. */
  create(request: PaymentRequest): Promise<PaymentOpened | null>;
  inquire(payment: KnownPayment): Promise<PaymentStanding>;
  /**
   * Gives money back by the way it came. `by_hand`: this way has no way back, and a person must send it
   * (Paymob's kiosks, cash, transfers). Never asked twice with one reference.
   */
  refund(request: RefundRequest): Promise<'sent' | 'by_hand'>;
  /** Makes an unpaid reference or an authorisation worthless; `too_late` once the money came. Twice is no error. */
  void(payment: KnownPayment): Promise<'voided' | 'too_late'>;
  parseCallback(callback: RawCallback): CallbackReading;
}

/** The provider did nothing and said why; asking again may do. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}
