import type { Settings } from '#modules/settings/settings.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment.ts';
import type { PaymentProvider, ProviderName } from '../provider.ts';
import { cash, manual, storeCredit } from '../without-gateway.ts';
import { fawry } from './fawry/fawry.ts';
import { paymob } from './paymob/paymob.ts';

type Open = (config: Config) => PaymentProvider | null;

/** Null for a gateway without an account of this shop. */
const PROVIDERS: Readonly<Record<ProviderName, Open>> = {
  cash: () => cash,
  // Paymob's clock measures the lifetime of an intention, and no shop can move it.
  paymob: ({ paymob: account }) => account && paymob(account, systemClock),
  fawry: ({ fawry: account }) => account && fawry(account),
  manual: () => manual,
  store_credit: () => storeCredit,
};

/** The provider of this name; null if this shop does not have it. */
export function openProvider(config: Config, name: ProviderName): PaymentProvider | null {
  return PROVIDERS[name](config);
}

type OfferRules = Pick<Settings, 'transferTo' | 'paymentMethods'>;

/** The provider for this method; null if it is not offered here or is switched off. */
export function providerOf(
  config: Config,
  { paymentMethods }: Pick<OfferRules, 'paymentMethods'>,
  method: PaymentMethod,
): PaymentProvider | null {
  if (!paymentMethods[method]) return null;
  return allProviders(config).find(each => each.methods.includes(method)) ?? null;
}

/** In the order of the checkout. */
export function offeredMethods(
  config: Config,
  rules: OfferRules,
): { method: PaymentMethod; isEmulated: boolean }[] {
  return PAYMENT_METHODS.flatMap(method => {
    const provider = providerOf(config, rules, method);
    const { instapay, account } = rules.transferTo;
    const nowhere = method === 'bank_transfer' && !instapay && !account;
    return provider && !nowhere ? [{ method, isEmulated: provider.isEmulated }] : [];
  });
}

function allProviders(config: Config): PaymentProvider[] {
  return Object.values(PROVIDERS)
    .map(open => open(config))
    .filter(each => each !== null);
}
