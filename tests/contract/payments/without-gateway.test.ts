import { expect, test } from 'vitest';
import { openProvider } from '#modules/payments/server/providers.ts';
import { cash, manual, storeCredit } from '#modules/payments/without-gateway.ts';
import { testShop } from '../../support/shop.ts';
import { describeProvider } from './provider-suite.ts';

describeProvider('cash_on_delivery', cash);
describeProvider('bank_transfer', manual);
// Spent beside whatever method the rest is paid by.
describeProvider('cash_on_delivery', storeCredit);

test('a shop without keys has these three', async () => {
  const { ctx } = await testShop();
  const names = (['cash', 'manual', 'store_credit'] as const).map(
    name => openProvider(ctx.config, name)?.name,
  );
  expect(names).toEqual(['cash', 'manual', 'store_credit']);
});
