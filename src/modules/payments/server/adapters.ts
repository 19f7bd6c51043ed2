import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { PaymentProvider } from '../provider.ts';
import type { ProviderName } from '../providers.ts';
import { cash, manual, storeCredit } from '../without-gateway.ts';
import { fawry } from './fawry/fawry.ts';
import { paymob } from './paymob/paymob.ts';

type Open = (config: Config) => PaymentProvider | null;

/** Opens each provider; null for a gateway without an account of this shop. */
export const ADAPTERS: Readonly<Record<ProviderName, Open>> = {
  cash: () => cash,
  // Paymob's clock measures the lifetime of an intention, and no shop can move it.
  paymob: ({ paymob: account }) => account && paymob(account, systemClock),
  fawry: ({ fawry: account }) => account && fawry(account),
  manual: () => manual,
  store_credit: () => storeCredit,
};
