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
  /** On top of the commission (docs/egypt.md, VAT): the shop owes VAT from the first pound. */
  commissionVat: Piastres;
}

/** A merchant's rate overrides a category's, and that overrides the general one. */
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

/** The commission on a merchant's earnings for a line, rounded once, half up, and the VAT on it, rounded once (M6). */
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
