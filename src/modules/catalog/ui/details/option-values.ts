import type { ProductDetails, Variant } from '../../product.ts';
import type { OptionValue } from './option-picker.tsx';

export type Chosen = readonly (string | null)[];
type Optional = Pick<ProductDetails, 'optionNames' | 'variants'>;

/** The initial choice: only options that leave no choice. */
export function firstChoice({ optionNames, variants }: Optional): Chosen {
  return optionNames.map((_, at) => {
    const values = new Set(variants.map(variant => variant.options[at]));
    return values.size === 1 ? ([...values][0] ?? null) : null;
  });
}

/**
 * The values of the option at a position, in the merchant's order, and whether each is available with the other
 * choices.
 */
export function optionValues({ variants }: Optional, chosen: Chosen, at: number): OptionValue[] {
  const values = Map.groupBy(variants, variant => variant.options[at] ?? '');
  const colourAt = colourPlace(variants);
  return [...values].map(([value, those]) => ({
    value,
    swatch: at === colourAt ? (those[0]?.swatch ?? '') : '',
    available: those.some(variant => variant.left > 0 && fits(variant, chosen, at)),
  }));
}

/** Whether a variant matches the choices at all positions except this one. */
function fits(variant: Variant, chosen: Chosen, at: number): boolean {
  return chosen.every((value, place) => place === at || value === null || variant.options[place] === value);
}

/**
 * The option that the variants' swatches belong to: the one where each value has a single swatch of its own; -1 for
 * none.
 */
function colourPlace(variants: readonly Variant[]): number {
  const places = variants[0]?.options.length ?? 0;
  if (!variants.every(variant => variant.swatch)) return -1;
  const swatches = new Set(variants.map(variant => variant.swatch)).size;
  return Array.from({ length: places }, (_, at) => at).findIndex(at => {
    const pairs = new Set(variants.map(({ options, swatch }) => `${options[at]} ${swatch}`)).size;
    return pairs === swatches && new Set(variants.map(({ options }) => options[at])).size === swatches;
  });
}
