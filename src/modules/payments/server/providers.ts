import type { Settings } from '#modules/settings/settings.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment.ts';
import { type PaymentProvider, PaymentRefused } from '../provider.ts';
import type { ProviderName } from '../providers.ts';
import { ADAPTERS } from './adapters.ts';

/** The provider of this name; null if this shop does not have it. */
export function openProvider(config: Config, name: ProviderName): PaymentProvider | null {
  return ADAPTERS[name](config);
}

/** The same provider, asked no more for a while once it gave no answer several times. A refusal is an answer. */
export function throughCircuit(
  { circuits }: Pick<Ctx, 'circuits'>,
  provider: PaymentProvider,
): PaymentProvider {
  const ask = <T>(asked: () => Promise<T>) =>
    circuits.ask(provider.name, asked, error => error instanceof PaymentRefused);
  return {
    ...provider,
    create: request => ask(() => provider.create(request)),
    inquire: payment => ask(() => provider.inquire(payment)),
    refund: request => ask(() => provider.refund(request)),
    void: payment => ask(() => provider.void(payment)),
  };
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
  return Object.values(ADAPTERS)
    .map(open => open(config))
    .filter(each => each !== null);
}
