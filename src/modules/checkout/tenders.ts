import type { PaymentMethod, Tender } from '#modules/payments/payment.ts';
import type { ProviderName } from '#modules/payments/providers.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import { splitByWeight, wholePounds } from '#platform/split-money.ts';

/** One means by which part of a new order is paid. */
export interface DraftTender {
  method: Tender;
  provider: ProviderName;
  amount: Piastres;
  status: 'created' | 'expected' | 'captured';
  shares: { merchantId: number; amount: Piastres }[];
}

interface Choice {
  method: PaymentMethod;
  provider: ProviderName;
  /** The account credit that the buyer wants to spend. */
  credit: Piastres;
}

/**
 * What the credit leaves to be paid for each part: it is shared in proportion to their cost. With cash each is whole
 * pounds where all of it is and the first part can take the piastres of the others.
 */
export function restAfterCredit(
  totals: readonly Piastres[],
  { method, credit }: Pick<Choice, 'method' | 'credit'>,
): Piastres[] {
  const fromCredit = splitByWeight(Math.min(credit, sumPiastres(totals)), totals);
  const fair = totals.map((total, at) => total - (fromCredit[at] ?? 0));
  if (method !== 'cash_on_delivery') return fair;
  const whole = wholePounds(fair, []);
  return whole.every((rest, at) => rest <= (totals[at] ?? 0)) ? whole : fair;
}

/**
 * How a new order is paid: credit first, as far as it goes; the rest by the chosen method. All shares together equal the
 * parts, to the piastre (M3).
 */
export function draftTenders(
  merchantOrders: readonly { merchantId: number; total: Piastres }[],
  { method, provider, credit }: Choice,
): DraftTender[] {
  const totals = merchantOrders.map(merchantOrder => merchantOrder.total);
  const rest = restAfterCredit(totals, { method, credit });
  const fromCredit = totals.map((total, at) => total - (rest[at] ?? 0));
  const sharesOf = (amounts: readonly Piastres[]) =>
    merchantOrders
      .map(({ merchantId }, at) => ({ merchantId, amount: amounts[at] ?? 0 }))
      .filter(({ amount }) => amount > 0);
  const tenders: DraftTender[] = [
    {
      method: 'store_credit',
      provider: 'store_credit',
      amount: sumPiastres(fromCredit),
      status: 'captured',
      shares: sharesOf(fromCredit),
    },
    {
      method,
      provider,
      amount: sumPiastres(rest),
      status: provider === 'cash' ? 'expected' : 'created',
      shares: sharesOf(rest),
    },
  ];
  return tenders.filter(({ amount }) => amount > 0);
}
