import { useState } from 'react';
import { findVariant, type ProductDetails, type Variant } from '#modules/catalog/product.ts';
import { type Chosen, firstChoice } from '#modules/catalog/ui/details/option-values.ts';

/** As many as one order takes of a thing that is there in plenty. */
const MOST = 99;
/** Above this a variant's stock is not told (catalog/product.ts). */
const TOLD = 5;

/** What the shopper has chosen of a product: options, and through them a variant, and how many. */
export function useChoice(product: ProductDetails) {
  const [chosen, setChosen] = useState<Chosen>(() => firstChoice(product));
  const [quantity, setQuantity] = useState(1);
  const complete = chosen.every(value => value !== null);
  const variant = complete ? findVariant(product, chosen) : undefined;
  return {
    chosen,
    choose: (at: number, value: string) => {
      setChosen(chosen.with(at, value));
      setQuantity(1);
    },
    missing: chosen.indexOf(null),
    variant,
    price: variant?.price ?? product.price,
    soldOut: !product.inStock || (complete && isGone(product, variant)),
    /** Units that are left, where they are few enough to be told. */
    left: variant && variant.left <= TOLD ? variant.left : null,
    quantity,
    setQuantity,
    max: variant && variant.left <= TOLD ? Math.max(1, variant.left) : MOST,
  };
}

export type Choice = ReturnType<typeof useChoice>;

function isGone(product: ProductDetails, variant: Variant | undefined): boolean {
  return product.variants.length > 0 && (variant === undefined || variant.left === 0);
}
