import { sizeIn } from '#modules/catalog/facets/size.ts';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { useChosenOptions } from '../chosen-options.ts';
import type { OwnState } from './use-own-review.ts';

/** The size that the reader has chosen on the page, otherwise the one that they received before; '' if none is known. */
export function useMySize({ optionNames }: Pick<ProductDetails, 'optionNames'>, { own }: OwnState): string {
  const chosen = useChosenOptions();
  const named = optionNames.map((name, at) => `${name}: ${chosen[at] ?? ''}`).join(' · ');
  return sizeIn(named) || (own?.received?.size ?? '');
}
