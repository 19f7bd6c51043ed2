import type { Settings } from '#modules/settings/settings.ts';
import { type Piastres, percentOf } from '#platform/money.ts';

export type CommissionSettings = Pick<
  Settings,
  'commissionPercent' | 'commissionByCategory' | 'commissionByMerchant' | 'vatPercent'
>;

/** The commission of a line as it is frozen when its order is placed. */
export interface Commission {
  commissionPercent: number;
  commission: Piastres;
  /** On top of the commission (egypt.md 3.1): the shop owes it from the first pound. */
  commissionVat: Piastres;
}

/** The rate of a merchant goes before that of a category, and that before everybody's. */
export function commissionPercent(
  { merchantId, categoryId }: { merchantId: number; categoryId: number },
  settings: CommissionSettings,
): number {
  return (
    settings.commissionByMerchant[merchantId] ??
    settings.commissionByCategory[categoryId] ??
    settings.commissionPercent
  );
}

/** Of what the merchant earns with a line: rounded once, half up, and the VAT on it once more (M6). */
export function commissionOn(
  earned: Piastres,
  of: { merchantId: number; categoryId: number },
  settings: CommissionSettings,
): Commission {
  const percent = commissionPercent(of, settings);
  const commission = percentOf(earned, percent);
  return {
    commissionPercent: percent,
    commission,
    commissionVat: percentOf(commission, settings.vatPercent),
  };
}
