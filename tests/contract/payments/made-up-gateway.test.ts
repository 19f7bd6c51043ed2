import { expect, test, vi } from 'vitest';
import { listMethods } from '#modules/payments/calls.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { describeBooks } from './books-suite.ts';
import { openKashier } from './made-up-gateway.ts';
import { describeProvider } from './provider-suite.ts';

const kashier = vi.hoisted(() => ({ open: (): unknown => null }));

// The two entries that docs/how-to/add-a-payment-gateway.md asks for; everything else must follow from them.
vi.mock('#modules/payments/providers.ts', async load => {
  const real = await load<typeof import('#modules/payments/providers.ts')>();
  const facts = { account: 'gateway_receivable', sendsMessages: true, canBeDisputed: true };
  return { ...real, PROVIDERS: { ...real.PROVIDERS, kashier: facts } };
});
vi.mock('#modules/payments/server/adapters.ts', async load => {
  const real = await load<typeof import('#modules/payments/server/adapters.ts')>();
  return { ...real, ADAPTERS: { ...real.ADAPTERS, kashier: () => kashier.open() } };
});

const { provider, driver } = openKashier();
kashier.open = () => provider;
const shop = await testShop();

describeProvider('card', provider, () => driver);
describeBooks({ shop, drive: () => driver, method: 'card' });

test('a gateway that only its entries know is offered to buyers', async () => {
  const { token } = await addPerson(shop);
  const { body } = await shop.call(listMethods, {}, { token });
  expect(body.methods).toContainEqual({ method: 'card', isEmulated: true });
});
