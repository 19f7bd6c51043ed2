import { type Piastres, sumPiastres } from '#platform/money.ts';

/** The accounts of which something stands for somebody, and so can be old. The others say what was earned and spent. */
export const AGEING_ACCOUNTS = [
  'bank',
  'gateway_receivable',
  'courier_receivable',
  'merchant_payable',
  'store_credit',
  'buyer_advances',
  'refund_payable',
  'payout_clearing',
  'suspense',
  'vat_payable',
  'withholding_payable',
] as const;

/** The last day of each age but the oldest. */
export const AGES = [30, 60, 90] as const;

/**
 * How old is what stands on an account: its oldest money is paid first, so what is left is the newest. `moved`: what came
 * to its side in each age, the newest first, and the rest of time last; a balance below nothing counts the same.
 */
export function agedBalance(balance: Piastres, moved: readonly Piastres[]): Piastres[] {
  const sign = Math.sign(balance);
  let left = Math.abs(balance);
  const aged = moved.slice(0, -1).map(came => {
    const here = Math.min(left, came);
    left -= here;
    return here;
  });
  return [...aged, left].map(amount => sign * amount || 0);
}

/** The same for accounts that exist once for each owner: a debt of one is no older for what another owes. */
export function sumAges(each: readonly (readonly Piastres[])[]): Piastres[] {
  return [...AGES, null].map((_, at) => sumPiastres(each.map(ages => ages[at] ?? 0)));
}

/** `2026-11` → `2026-12-01`. */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}

/** What may be paid to the state, to gateways and to couriers, and the account that holds it. */
export const DUES = {
  vat: 'vat_payable',
  withholding: 'withholding_payable',
  gatewayFees: 'gateway_cost',
  courierFees: 'courier_cost',
} as const;
export type Due = keyof typeof DUES;
/** Of these no more is paid than is due. */
export const TAXES: ReadonlySet<Due> = new Set(['vat', 'withholding']);
