import type { ProductDetails, Variant } from '../../product.ts';
import type { OptionValue } from './option-picker.tsx';

export type Chosen = readonly (string | null)[];
type Optional = Pick<ProductDetails, 'optionNames' | 'variants' | 'images'>;

/** The initial choice: only options that leave no choice. */
export function firstChoice({ optionNames, variants }: Omit<Optional, 'images'>): Chosen {
  return optionNames.map((_, at) => {
    const values = new Set(variants.map(variant => variant.options[at]));
    return values.size === 1 ? ([...values][0] ?? null) : null;
  });
}

/**
 * The values of the option at a position, in the merchant's order, and whether each is available with the other
 * choices.
 */
export function optionValues({ variants, images }: Optional, chosen: Chosen, at: number): OptionValue[] {
  const values = Map.groupBy(variants, variant => variant.options[at] ?? '');
  const colourAt = colourPlace(variants);
  const imageOf = ([first]: Variant[]) => images[(first?.picture ?? 0) - 1]?.url ?? '';
  const pictured = at === colourAt && [...values.values()].every(imageOf);
  return [...values].map(([value, those]) => ({
    value,
    swatch: at === colourAt ? (those[0]?.swatch ?? '') : '',
    image: pictured ? imageOf(those) : '',
    available: those.some(variant => variant.left > 0 && fits(variant, chosen, at)),
  }));
}

/** The place among the images, from 0, of the picture that shows what is chosen so far; undefined if none does. */
export function pictureOf({ variants }: Pick<Optional, 'variants'>, chosen: Chosen): number | undefined {
  if (chosen.every(value => value === null)) return undefined;
  const place = variants.find(variant => fits(variant, chosen, -1))?.picture;
  return place ? place - 1 : undefined;
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
