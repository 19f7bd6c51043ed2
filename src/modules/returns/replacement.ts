import type { Piastres } from '#platform/money.ts';

/** A line of the order that stands in the place of money, frozen as every order's lines are. */
export interface NewLine {
  productId: number;
  variantId: number;
  /** What it replaces. */
  soldVariantId: number;
  title: string;
  options: string;
  image: string;
  unitPrice: Piastres;
  quantity: number;
  discount: Piastres;
  platformDiscount: Piastres;
  vat: Piastres;
  commissionPercent: number;
  commission: Piastres;
  commissionVat: Piastres;
}
