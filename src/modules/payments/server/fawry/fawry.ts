import type { FawryConfig } from '#platform/server/config/gateways.ts';
import { leafAt, type Written, writtenJson } from '#platform/server/written-json.ts';
import {
  type CallbackReading,
  type KnownPayment,
  type PaymentOpened,
  type PaymentProvider,
  PaymentRefused,
  type PaymentRequest,
  type PaymentState,
  type RefundRequest,
} from '../../provider.ts';
import { askFawry } from './ask-fawry.ts';
import { chargeOf, signedPounds } from './charge.ts';
import { FAWRY_CURRENCY, type FawryOrder, fawryEvent, fawryState, readFawryOrder } from './order.ts';
import { cancelSignature, isSignedNotification, refundSignature, statusSignature } from './signatures.ts';

const PAYMENTS = '/ECommerceWeb/Fawry/payments';
const CANCEL = '/ECommerceWeb/api/orders/cancel-unpaid-order';
const LANGUAGE = 'ar-eg';

/** Reference numbers that are paid at a kiosk or in Fawry's app (docs/egypt.md, Fawry). */
export function fawry(account: FawryConfig): PaymentProvider {
  return {
    name: 'fawry',
    methods: ['fawry'],
    isEmulated: account.isEmulated,
    traits: () => ({ failure: 'expired', refunds: 'sent', reportsPartialRefunds: false }),
    check: () => ({ outcome: 'allow' }),
    create: request => charge(account, request),
    inquire: payment => inquire(account, payment),
    async refund(request) {
      await refund(account, request);
      return 'sent';
    },
    async void(payment) {
      const order = await findOrder(account, payment);
      const state = order && fawryState(order).state;
      if (state === 'captured') return 'too_late';
      return order && state === 'unpaid' ? cancel(account, order) : 'voided';
    },
    parseCallback: ({ body }) => readNotification(account, body),
  };
}

async function charge(account: FawryConfig, request: PaymentRequest): Promise<PaymentOpened> {
  const body = chargeOf(account, request);
  const reply = await askFawry({ method: 'POST', url: `${account.url}${PAYMENTS}/charge`, body });
  const code = reply ? leafAt(reply, 'referenceNumber') : '';
  if (!reply || code === '') throw new Error('Fawry gave no reference number');
  const expires = Number(leafAt(reply, 'expirationTime'));
  const expiresAt = expires > 0 ? new Date(expires) : request.expiresAt;
  return { kind: 'code', providerReference: code, code, expiresAt };
}

async function inquire(account: FawryConfig, payment: KnownPayment): Promise<PaymentState> {
  const order = await findOrder(account, payment);
  if (order) return fawryState(order);
  return { state: 'unknown', transaction: null, amount: 0, currency: FAWRY_CURRENCY, refunded: 0 };
}

async function findOrder(
  account: FawryConfig,
  { reference }: Pick<KnownPayment, 'reference'>,
): Promise<FawryOrder | null> {
  const asked = new URLSearchParams({
    merchantCode: account.merchantCode,
    merchantRefNumber: reference,
    signature: statusSignature(account, reference),
  });
  const reply = await askFawry({ method: 'GET', url: `${account.url}${PAYMENTS}/status/v2?${asked}` });
  if (!reply) return null;
  const order = readFawryOrder(reply);
  if (order?.merchantRefNumber !== reference) throw new Error('Fawry answered about another order');
  return order;
}

async function refund(account: FawryConfig, { payment, amount, reason }: RefundRequest): Promise<void> {
  const referenceNumber = payment.transaction ?? payment.providerReference;
  if (referenceNumber === null) throw new PaymentRefused(`nothing was paid for ${payment.reference}`);
  const signed = { referenceNumber, refundAmount: signedPounds(amount), reason };
  const signature = refundSignature(account, signed);
  const body = { merchantCode: account.merchantCode, ...signed, signature };
  const reply = await askFawry({ method: 'POST', url: `${account.url}${PAYMENTS}/refund`, body });
  if (!reply) throw new PaymentRefused(`Fawry knows no order ${referenceNumber}`);
}

/** The money may arrive between the inquiry and this call; then Fawry refuses, and is asked again. */
async function cancel(account: FawryConfig, order: FawryOrder): Promise<'voided' | 'too_late'> {
  const signed = { orderRefNo: order.fawryRefNumber, lang: LANGUAGE };
  const signature = cancelSignature(account, signed);
  const body = { merchantAccount: account.merchantCode, ...signed, signature };
  try {
    await askFawry({ method: 'POST', url: account.url + CANCEL, body });
    return 'voided';
  } catch (error) {
    const now = await findOrder(account, { reference: order.merchantRefNumber });
    if (error instanceof PaymentRefused && now && fawryState(now).state === 'captured') return 'too_late';
    throw error;
  }
}

function readNotification({ secureKey }: FawryConfig, body: Uint8Array): CallbackReading {
  const reply = jsonIn(body);
  if (reply === null || !isSignedNotification(secureKey, reply)) return { decision: 'forged' };
  const order = readFawryOrder(reply);
  const kind = order && fawryEvent(order);
  if (!order || !kind) return { decision: 'ignored' };
  const { fawryRefNumber, merchantRefNumber, orderAmount } = order;
  return {
    decision: 'event',
    event: {
      kind,
      eventId: [fawryRefNumber, order.orderStatus, leafAt(reply, 'paymentRefrenceNumber')].join(':'),
      reference: merchantRefNumber,
      providerReference: fawryRefNumber,
      transaction: kind === 'captured' || kind === 'refunded' ? fawryRefNumber : null,
      amount: orderAmount,
      currency: FAWRY_CURRENCY,
    },
  };
}

function jsonIn(body: Uint8Array): Written | null {
  try {
    return writtenJson(Buffer.from(body).toString());
  } catch {
    return null;
  }
}
