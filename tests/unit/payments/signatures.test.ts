import { describe, expect, test } from 'vitest';
import {
  cancelSignature,
  chargeSignature,
  isSignedNotification,
  notificationSignature,
  refundSignature,
  statusSignature,
} from '#modules/payments/server/fawry/signatures.ts';
import {
  isSignedTransaction,
  returnSignature,
  transactionSignature,
} from '#modules/payments/server/paymob/signature.ts';
import { type Written, writtenJson } from '#platform/server/written-json.ts';

/** The sample of Paymob's documentation. */
const POSTED = `{
  "id": 2556706, "pending": false, "amount_cents": 100, "success": true, "is_auth": false, "is_capture": false,
  "is_standalone_payment": true, "is_voided": false, "is_refunded": false, "is_3d_secure": true,
  "integration_id": 6741, "has_parent_transaction": false, "order": { "id": 4778239 },
  "created_at": "2020-03-25T18:39:44.719228", "currency": "EGP", "error_occured": false, "owner": 4705,
  "source_data": { "pan": "2346", "sub_type": "MasterCard", "type": "card" } }`;
const SECRET = 'test_hmac_secret';
const POST_SIGNATURE =
  '58edab3e2874cc8fad2be98c4d374183a7035539bdab16f6d3be685baadac7074f8902326b6bdf021b50e3cb768db36c0b93be1453f616cef0facb7f92c94066';

describe('Paymob signs a transaction', () => {
  test('by its twenty values in their order', () => {
    expect(transactionSignature(SECRET, writtenJson(POSTED))).toBe(POST_SIGNATURE);
    expect(isSignedTransaction(SECRET, writtenJson(POSTED), POST_SIGNATURE)).toBe(true);
  });

  test.each([
    ['one piastre more', POSTED.replace('"amount_cents": 100', '"amount_cents": 101')],
    ['another currency', POSTED.replace('EGP', 'USD')],
    ['a decline called a success', POSTED.replace('"pending": false', '"pending": true')],
    ['another order', POSTED.replace('4778239', '4778230')],
  ])('so that %s is seen', (_, changed) => {
    expect(isSignedTransaction(SECRET, writtenJson(changed), POST_SIGNATURE)).toBe(false);
  });

  test('over the values as they were written: no digit of a long id is lost, and null is nothing', () => {
    const long = POSTED.replace('2556706', '12345678901234567890').replace('"2346"', 'null');
    const bare = POSTED.replace('2556706', '"12345678901234567890"').replace('"2346"', '""');
    expect(transactionSignature(SECRET, writtenJson(long))).toBe(
      transactionSignature(SECRET, writtenJson(bare)),
    );
    expect(transactionSignature(SECRET, writtenJson(long))).not.toBe(
      transactionSignature(SECRET, writtenJson(POSTED.replace('2556706', '12345678901234567891'))),
    );
  });

  test.each(['', 'ab', POST_SIGNATURE.slice(1), POST_SIGNATURE.toUpperCase()])('not by %j', given => {
    expect(isSignedTransaction(SECRET, writtenJson(POSTED), given)).toBe(false);
  });

  test.each(['order', 'order_id'])('and the page the browser comes back by, with %s', name => {
    const query = {
      id: '316004',
      [name]: '378804',
      created_at: '2024-06-25T15:16:25.910710+04:00',
      amount_cents: '50000',
      currency: 'EGP',
      error_occured: 'false',
      has_parent_transaction: 'false',
      integration_id: '2936',
      is_3d_secure: 'true',
      is_auth: 'false',
      is_capture: 'false',
      is_refunded: 'false',
      is_standalone_payment: 'true',
      is_voided: 'false',
      owner: '211',
      pending: 'false',
      'source_data.pan': '2346',
      'source_data.sub_type': 'MasterCard',
      'source_data.type': 'card',
      success: 'true',
    };
    expect(returnSignature(SECRET, query)).toBe(
      '6255d086c737a8d0f2e31e4799e3048b0f5a3034b36b281a33be0ce4c2cab807e99d2decce40f1e683faf27258b6d558a7a83fa3881772c3c21f3d6a0cdf7b85',
    );
  });
});

const KEYS = { merchantCode: 'merchant_code', secureKey: 'fawry_secure_key' };
const REFERENCE = 'io5jxf3jp27kfh8m719arcqgw7izo7db';
const PAID = {
  fawryRefNumber: '970177',
  merchantRefNumber: 'ORD-1001',
  paymentAmount: '582.55',
  orderAmount: '580.55',
  orderStatus: 'PAID',
  paymentMethod: 'PAYATFAWRY',
  paymentRefrenceNumber: '24480',
};
const PAID_SIGNATURE = 'c5ac6be4fdae67e6359909cbf0b5c30ab6a667b7662818d959508a566282cd8b';

describe('Fawry signs', () => {
  test('a charge', () => {
    const charge = {
      merchantRefNum: REFERENCE,
      customerProfileId: 'ocvsydvbu2gcp528wvl64i9z5srdalg5',
      paymentMethod: 'PAYATFAWRY',
      amount: '20.50',
    };
    expect(chargeSignature(KEYS, charge)).toBe(
      '68a1ff1e7189137f1b3c98784399b3adc49bd644d159593a8ed2fc70a810bd7b',
    );
  });

  test('a refund', () => {
    expect(refundSignature(KEYS, { referenceNumber: '931337410', refundAmount: '20.50' })).toBe(
      '3ddbaf9457ed9b5f6e048e1775ff7eaccd477070e31cf28a90d879e8f9689323',
    );
  });

  test('a question for the status', () => {
    expect(statusSignature(KEYS, REFERENCE)).toBe(
      '7ce8b004c8f18391c273d94c7b3adde7bfa85466104d61c238a27d64fed0d99a',
    );
  });

  test('a cancelled reference, which stands before the merchant', () => {
    const cancel = { orderRefNo: '1', lang: 'ar-eg' };
    expect(cancelSignature(KEYS, cancel)).not.toBe(
      cancelSignature({ ...KEYS, merchantCode: '1' }, { ...cancel, orderRefNo: 'merchant_code' }),
    );
  });

  test('a notification, whether its amounts come as texts or numbers', () => {
    expect(notificationSignature(KEYS.secureKey, PAID)).toBe(PAID_SIGNATURE);
    const asNumbers = writtenJson(
      JSON.stringify({
        ...PAID,
        paymentAmount: 582.55,
        orderAmount: 580.55,
        messageSignature: PAID_SIGNATURE,
      }),
    );
    expect(isSignedNotification(KEYS.secureKey, asNumbers)).toBe(true);
  });

  test('582.5 as 582.50', () => {
    const [short, long] = [
      { ...PAID, paymentAmount: '582.5' },
      { ...PAID, paymentAmount: '582.50' },
    ];
    expect(notificationSignature(KEYS.secureKey, short)).toBe(notificationSignature(KEYS.secureKey, long));
  });

  test.each([
    ['a piastre more', { orderAmount: '580.56' }],
    ['another order', { merchantRefNumber: 'ORD-1002' }],
    ['no reference of ours', { merchantRefNumber: '' }],
    ['another state', { orderStatus: 'REFUNDED' }],
  ])('so that %s is seen', (_, change) => {
    const forged: Written = { ...PAID, ...change, messageSignature: PAID_SIGNATURE };
    expect(isSignedNotification(KEYS.secureKey, forged)).toBe(false);
  });
});
