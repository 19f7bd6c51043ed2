import { describe, expect, test } from 'vitest';
import type { PaymentRequest } from '#modules/payments/provider.ts';
import { intentionOf } from '#modules/payments/server/paymob/intention.ts';
import { paymob } from '#modules/payments/server/paymob/paymob.ts';
import { transactionSignature } from '#modules/payments/server/paymob/signature.ts';
import { systemClock } from '#platform/clock.ts';
import { writtenJson } from '#platform/server/written-json.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const request: PaymentRequest = {
  reference: 'WK-10001-1',
  method: 'card',
  amount: 60_050,
  currency: 'EGP',
  orderId: 10_001,
  buyer: { name: 'منى عبد الله حسن', email: '', mobile: '+201012345678' },
  items: [
    { name: `${'😀'.repeat(49)}أبت`, amount: 60_000, quantity: 3 },
    { name: 'توصيل', amount: 50, quantity: 1 },
  ],
  expiresAt: new Date('2026-11-20T12:15:00Z'),
  returnUrl: 'https://shop.example/orders/10001',
  callbackUrl: 'https://shop.example/api/web/payment/callback/paymob',
};

describe('an intention', () => {
  test('has one item a line with its total, names cut between letters, and all that Paymob wants of a buyer', () => {
    const { items, billing_data, ...rest } = intentionOf(request, 7, NOW);

    expect(rest).toEqual({
      amount: 60_050,
      currency: 'EGP',
      payment_methods: [7],
      special_reference: 'WK-10001-1',
      expiration: 900,
      notification_url: request.callbackUrl,
      redirection_url: request.returnUrl,
    });
    expect(items).toEqual([
      { name: `${'😀'.repeat(49)}أ`, amount: 60_000, quantity: 1 },
      { name: 'توصيل', amount: 50, quantity: 1 },
    ]);
    expect(billing_data).toMatchObject({
      first_name: 'منى',
      last_name: 'عبد الله حسن',
      email: 'buyer@shop.example',
      phone_number: '+201012345678',
      country: 'EGY',
    });
  });

  test('never goes out with items that do not add up to it', () => {
    expect(() => intentionOf({ ...request, amount: 60_051 }, 7, NOW)).toThrow(RangeError);
  });

  test('lasts no longer than Paymob lets it', () => {
    const late = { ...request, expiresAt: new Date('2027-11-20T12:00:00Z') };
    expect(intentionOf(late, 7, NOW).expiration).toBe(3_110_400);
    expect(intentionOf({ ...request, expiresAt: NOW }, 7, NOW).expiration).toBe(1);
  });
});

const account = {
  url: 'http://127.0.0.1:1',
  checkoutUrl: 'http://127.0.0.1:1',
  secretKey: 's',
  publicKey: 'p',
  apiKey: 'a',
  hmacSecret: 'h',
  integrations: { card: 1, wallet: null, kiosk: 3 },
  isEmulated: false,
};
const transaction = {
  id: 900,
  amount_cents: 60_050,
  currency: 'EGP',
  success: true,
  pending: false,
  is_auth: false,
  is_capture: false,
  is_voided: false,
  is_refunded: false,
  refunded_amount_cents: 0,
  has_parent_transaction: false,
  parent_transaction: null,
  order: { id: 77, merchant_order_id: 'WK-10001-1' },
  source_data: { type: 'card', pan: '2346', sub_type: 'MasterCard' },
};

function decisionOn(change: object, type = 'TRANSACTION') {
  const obj = { ...transaction, ...change };
  const body = JSON.stringify({ type, obj });
  const hmac = transactionSignature(account.hmacSecret, writtenJson(JSON.stringify(obj)));
  return paymob(account, systemClock).parseCallback({
    body: Buffer.from(body),
    headers: {},
    query: { hmac },
  });
}

describe('a transaction that Paymob posts', () => {
  test.each([
    ['captured', {}, 60_050],
    ['declined', { success: false }, 60_050],
    ['authorised', { is_auth: true }, 60_050],
    ['voided', { is_auth: true, is_voided: true }, 60_050],
    ['refunded', { is_refunded: true, refunded_amount_cents: 5_000 }, 5_000],
  ] as const)('reports that a payment is %s', (kind, change, amount) => {
    expect(decisionOn(change)).toEqual({
      decision: 'event',
      event: {
        kind,
        amount,
        currency: 'EGP',
        eventId: `900:${kind}:${amount}`,
        reference: 'WK-10001-1',
        providerReference: '77',
        transaction: '900',
      },
    });
  });

  test.each([
    ['it waits', { pending: true, success: false }],
    [
      'it is the record of a refund',
      { is_refund: true, has_parent_transaction: true, parent_transaction: 899 },
    ],
    ['it names no order', { order: null }],
  ])('is left alone when %s', (_, change) => {
    expect(decisionOn(change)).toEqual({ decision: 'ignored' });
  });

  test('is left alone when it is a saved card', () => {
    expect(decisionOn({}, 'TOKEN')).toEqual({ decision: 'ignored' });
  });

  test.each(['', '[]', 'null', '{', '{"type":"TRANSACTION","obj":[]}'])('is forged when it is %j', body => {
    const reading = paymob(account, systemClock).parseCallback({
      body: Buffer.from(body),
      headers: {},
      query: { hmac: 'x' },
    });
    expect(reading).toEqual({ decision: 'forged' });
  });
});

test('Paymob serves the methods it has an integration for', () => {
  expect(paymob(account, systemClock).methods).toEqual(['card', 'kiosk']);
});
