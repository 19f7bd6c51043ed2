import { afterAll, expect, test } from 'vitest';
import { emulateFawry } from '#emulators/fawry/emulate-fawry.ts';
import type { Message } from '#emulators/outbox.ts';
import { fawry } from '#modules/payments/server/fawry/fawry.ts';
import { testShop } from '../../support/shop.ts';
import { describeBooks } from './books-suite.ts';
import { fawryAccount } from './paying-shop.ts';
import { describeProvider, type ProviderDriver, requestFor } from './provider-suite.ts';

const messages: Message[] = [];
const gateway = await emulateFawry({
  deliver: async message => void messages.push(message),
  notificationUrl: 'https://shop.example/api/web/payment/callback/fawry',
});
afterAll(() => gateway.close());
const provider = fawry(gateway.account);

const PAYMENTS = 'POST /ECommerceWeb/Fawry/payments';
const driver: ProviderDriver = {
  provider,
  messages,
  deed: (reference, deed) => gateway.deed(reference, deed === 'pay' ? 'pay' : 'expire'),
  spoil: gateway.outbox.spoil,
  release: gateway.outbox.release,
  spoilCall: (call, trouble) =>
    gateway.spoilCall(`${PAYMENTS}/${call === 'create' ? 'charge' : 'refund'}`, trouble),
  calls: call =>
    gateway.calls.filter(each => each === `${PAYMENTS}/${call === 'create' ? 'charge' : 'refund'}`).length,
};
describeProvider('fawry', provider, () => driver);
describeBooks({
  shop: await testShop({ env: fawryAccount(gateway.account) }),
  drive: () => driver,
  method: 'fawry',
});

test('the code is paid at an outlet, whose page says that it is an emulator', async () => {
  const request = requestFor('fawry');
  const opened = await provider.create(request);
  if (opened?.kind !== 'code') throw new Error('Fawry gives a code');
  const outlet = `${gateway.url}/outlet/${opened.code}`;

  expect(opened.expiresAt).toEqual(request.expiresAt);
  expect(await (await fetch(outlet)).text()).toContain('تجريبية');
  const after = await fetch(outlet, { method: 'POST', body: new URLSearchParams({ deed: 'pay' }) });
  expect(await after.text()).toContain('مدفوع');
  const payment = { ...request, providerReference: opened.code, transaction: null };
  expect(await provider.inquire(payment)).toMatchObject({ state: 'captured', amount: request.amount });
});

test('a code that was paid at its last moment is not called off', async () => {
  const request = requestFor('fawry');
  const opened = await provider.create(request);
  const payment = { ...request, providerReference: opened?.providerReference ?? '', transaction: null };
  const asked = gateway.calls.length;
  gateway.outbox.spoil('dropped');
  await gateway.deed(request.reference, 'pay');

  expect(await provider.void(payment)).toBe('too_late');
  expect(gateway.calls.slice(asked)).toEqual(['GET /ECommerceWeb/Fawry/payments/status/v2']);
});

test.each([
  ['another merchant', { merchantCode: 'somebody' }],
  ['another key', { secureKey: 'guessed' }],
  ['nobody at the address', { url: 'http://127.0.0.1:59999' }],
])('as %s nothing happens, and that is said', async (_, change) => {
  const wrong = fawry({ ...gateway.account, ...change });

  await expect(wrong.create(requestFor('fawry'))).rejects.toMatchObject({ name: 'PaymentRefused' });
});
