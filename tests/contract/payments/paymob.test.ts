import { afterAll, expect, test } from 'vitest';
import type { Message } from '#emulators/outbox.ts';
import { emulatePaymob } from '#emulators/paymob/emulate-paymob.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { paymob } from '#modules/payments/server/paymob/paymob.ts';
import { systemClock } from '#platform/clock.ts';
import { testShop } from '../../support/shop.ts';
import { describeBooks } from './books-suite.ts';
import { paymobAccount } from './paying-shop.ts';
import { callbackOf, describeProvider, type ProviderDriver, requestFor } from './provider-suite.ts';

const messages: Message[] = [];
const gateway = await emulatePaymob(async message => void messages.push(message));
afterAll(() => gateway.close());
const provider = paymob(gateway.account, systemClock);

const CALLS = { create: 'POST /v1/intention/', refund: 'POST /api/acceptance/void_refund/refund' } as const;
const driver: ProviderDriver = {
  provider,
  messages,
  deed: (reference, deed) => gateway.deed(reference, deed === 'pay' ? 'pay' : 'decline'),
  spoil: gateway.outbox.spoil,
  release: gateway.outbox.release,
  spoilCall: (call, trouble) => gateway.spoilCall(CALLS[call], trouble),
  calls: call => gateway.calls.filter(each => each === CALLS[call]).length,
};

for (const method of ['card', 'wallet', 'kiosk'] as const) describeProvider(method, provider, () => driver);
const shop = await testShop({ env: paymobAccount(gateway.account) });
for (const method of ['card', 'kiosk'] as const) describeBooks({ shop, drive: () => driver, method });

const open = async (method: PaymentMethod = 'card') => {
  const request = requestFor(method);
  const opened = await provider.create(request);
  if (opened?.kind !== 'redirect') throw new Error('Paymob sends the buyer to its page');
  return { request, url: opened.url };
};

test('the buyer is sent to the Unified Checkout with the public key and the secret of this attempt alone', async () => {
  const [one, two] = [new URL((await open()).url), new URL((await open()).url)];

  expect(one.pathname).toBe('/unifiedcheckout/');
  expect([...one.searchParams.keys()]).toEqual(['publicKey', 'clientSecret']);
  expect(one.searchParams.get('publicKey')).toBe(gateway.account.publicKey);
  expect(one.searchParams.get('clientSecret')).not.toBe(two.searchParams.get('clientSecret'));
});

test('the page says that it is an emulator, takes what is chosen and sends the browser back', async () => {
  const { request, url } = await open();
  const clientSecret = new URL(url).searchParams.get('clientSecret') ?? '';
  const page = await (await fetch(url)).text();
  expect(page).toContain('تجريبية');
  expect(page).toContain('٦٠٠٫٥٠ جنيه');

  const paid = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ clientSecret, deed: 'pay', trouble: 'dropped' }),
    redirect: 'manual',
  });

  const back = new URL(paid.headers.get('location') ?? '');
  expect(back.href.startsWith(request.returnUrl)).toBe(true);
  expect(back.searchParams.get('success')).toBe('true');
  expect(back.searchParams.get('hmac')).toMatch(/^[0-9a-f]{128}$/);
  expect(messages.some(({ body }) => body.includes(request.reference))).toBe(false);
});

test('a kiosk is paid days later under the code of its page', async () => {
  const { request, url } = await open('kiosk');
  const clientSecret = new URL(url).searchParams.get('clientSecret') ?? '';
  const body = new URLSearchParams({ clientSecret, deed: 'later' });
  const page = await (await fetch(url, { method: 'POST', body })).text();

  expect(page).toMatch(/الكود<\/dt><dd><bdi>\d+/);
  expect(await provider.inquire({ ...request, providerReference: '1', transaction: null })).toMatchObject({
    state: 'unpaid',
  });
  await gateway.deed(request.reference, 'pay');
  expect(await provider.inquire({ ...request, providerReference: '1', transaction: null })).toMatchObject({
    state: 'captured',
  });
});

test('another currency is reported as it came, for the shop to refuse', async () => {
  const { request } = await open();
  gateway.outbox.spoil('other_currency');
  await gateway.deed(request.reference, 'pay');

  const reading = provider.parseCallback(callbackOf(messages.at(-1) as Message));
  expect(reading).toMatchObject({ decision: 'event', event: { currency: 'USD' } });
});

test('the reference that Paymob does not sign cannot move money to another order unseen', async () => {
  const [mine, yours] = [await open(), await open()];
  await gateway.deed(yours.request.reference, 'pay');
  const message = messages.at(-1) as Message;
  const moved = {
    ...message,
    body: message.body.replaceAll(yours.request.reference, mine.request.reference),
  };

  const [before, after] = [message, moved].map(each => provider.parseCallback(callbackOf(each)));
  if (before?.decision !== 'event' || after?.decision !== 'event')
    throw new Error('both carry the signature');
  expect(after.event.reference).toBe(mine.request.reference);
  expect(after.event.providerReference).toBe(before.event.providerReference);
});

test.each([
  ['a key that is not ours', { secretKey: 'egy_sk_other' }],
  ['an integration it does not have', { integrations: { card: 9, wallet: 9, kiosk: 9 } }],
  ['nobody at the address', { url: 'http://127.0.0.1:59999' }],
])('with %s nothing happens, and that is said', async (_, change) => {
  const wrong = paymob({ ...gateway.account, ...change }, systemClock);

  await expect(wrong.create(requestFor('card'))).rejects.toMatchObject({ name: 'PaymentRefused' });
});
