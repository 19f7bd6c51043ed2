import type { Clock } from '#platform/clock.ts';
import type { PaymobConfig } from '#platform/server/config/gateways.ts';
import { type Written, writtenJson } from '#platform/server/written-json.ts';
import type { PaymentMethod } from '../../payment.ts';
import {
  type CallbackReading,
  type KnownPayment,
  type PaymentProvider,
  PaymentRefused,
  type PaymentState,
  type RawCallback,
} from '../../provider.ts';
import { askBack, askForIntention, findTransaction } from './ask-paymob.ts';
import { intentionOf } from './intention.ts';
import { isSignedTransaction } from './signature.ts';
import { eventOf, readTransaction, stateOf } from './transaction.ts';

const METHODS = ['card', 'wallet', 'kiosk'] as const satisfies readonly PaymentMethod[];
/** Kiosk payments cannot be refunded to the kiosk; people pay such refunds (docs/egypt.md, Paymob). */
const ONE_WAY: PaymentMethod = 'kiosk';

/** Cards, wallets and kiosks by Paymob's Intention API and its Unified Checkout (docs/egypt.md, Paymob). */
export function paymob(account: PaymobConfig, clock: Clock): PaymentProvider {
  return {
    name: 'paymob',
    methods: METHODS.filter(method => account.integrations[method] !== null),
    isEmulated: account.isEmulated,
    traits: method => ({
      failure: 'declined',
      refunds: method === ONE_WAY ? 'by_hand' : 'sent',
      reportsPartialRefunds: true,
    }),
    check: () => ({ outcome: 'allow' }),
    async create(request) {
      const integration = integrationOf(account, request.method);
      const made = await askForIntention(account, intentionOf(request, integration, clock.now()));
      const { expiresAt } = request;
      const url = checkoutUrl(account, made.client_secret);
      return { kind: 'redirect', providerReference: made.intention_order_id, expiresAt, url };
    },
    inquire: payment => inquire(account, payment),
    async refund({ payment, amount }) {
      if (payment.method === ONE_WAY) return 'by_hand';
      await askBack(account, 'refund', { transaction_id: moneyOf(payment), amount_cents: amount });
      return 'sent';
    },
    async void(payment) {
      const { state, transaction } = await inquire(account, payment);
      if (state === 'captured') return 'too_late';
      // Paymob cannot cancel an unpaid intention; money that comes for it is late money.
      if (state === 'authorised' && transaction)
        await askBack(account, 'void', { transaction_id: transaction });
      return 'voided';
    },
    parseCallback: callback => readCallback(account, callback),
  };
}

function integrationOf({ integrations }: PaymobConfig, method: PaymentMethod): number {
  const known = METHODS.find(each => each === method);
  const integration = known ? integrations[known] : null;
  if (integration === null) throw new PaymentRefused(`Paymob is not set up for ${method}`);
  return integration;
}

function checkoutUrl({ checkoutUrl: page, publicKey }: PaymobConfig, clientSecret: string): string {
  return `${page}/unifiedcheckout/?${new URLSearchParams({ publicKey, clientSecret })}`;
}

function moneyOf({ transaction, reference }: KnownPayment): string {
  if (transaction === null) throw new PaymentRefused(`nothing was paid for ${reference}`);
  return transaction;
}

/** Paymob knows only transactions; an intention that nobody tried to pay has none. */
async function inquire(account: PaymobConfig, payment: KnownPayment): Promise<PaymentState> {
  const found = await findTransaction(account, payment);
  if (found) return stateOf(found);
  const state = payment.providerReference === null ? 'unknown' : 'unpaid';
  return { state, transaction: null, amount: 0, currency: 'EGP', refunded: 0 };
}

/** Only transactions are processed; tokens of saved cards come to the same address. */
function readCallback({ hmacSecret }: PaymobConfig, { body, query }: RawCallback): CallbackReading {
  const posted = objectIn(body);
  if (!posted) return { decision: 'forged' };
  if (posted.type !== 'TRANSACTION' || posted.obj === undefined) return { decision: 'ignored' };
  if (!isSignedTransaction(hmacSecret, posted.obj, query.hmac ?? '')) return { decision: 'forged' };
  const transaction = readTransaction(posted.obj);
  const happened = transaction && eventOf(transaction);
  if (!transaction || !happened) return { decision: 'ignored' };
  const { id, order, currency } = transaction;
  return {
    decision: 'event',
    event: {
      ...happened,
      eventId: [id, happened.kind, happened.amount].join(':'),
      reference: order.merchant_order_id,
      providerReference: order.id,
      transaction: id,
      currency,
    },
  };
}

function objectIn(body: Uint8Array): { [name: string]: Written } | null {
  try {
    const written = writtenJson(Buffer.from(body).toString());
    return typeof written === 'object' && !Array.isArray(written) ? written : null;
  } catch {
    return null;
  }
}
