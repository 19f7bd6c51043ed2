import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { findVariant, type ProductDetails, type Variant } from '#modules/catalog/product.ts';
import { type Chosen, firstChoice, pictureOf } from '#modules/catalog/ui/details/option-values.ts';
import { VARIANT_PARAM } from '#modules/catalog/variant-path.ts';
import { tellChosen } from './chosen-options.ts';

/** The maximum in one order of a product with plenty in stock. */
const MOST = 99;
/** A variant's stock above this is not shown (catalog/product.ts). */
const TOLD = 5;

/** The shopper's choice of a product: options, the variant they lead to, and the quantity. */
export function useChoice(product: ProductDetails) {
  const [own, setOwn] = useState<Chosen | null>(null);
  const [quantity, setQuantity] = useState(1);
  const named = useNamed(product);
  const chosen = own ?? named?.options ?? firstChoice(product);
  useEffect(() => tellChosen(chosen.map(value => value ?? '')), [chosen]);
  const complete = chosen.every(value => value !== null);
  const variant = complete ? findVariant(product, chosen) : undefined;
  return {
    chosen,
    choose: (at: number, value: string) => {
      setOwn(chosen.with(at, value));
      setQuantity(1);
    },
    missing: chosen.indexOf(null),
    /** Where the picture of what is chosen stands among the product's; undefined if it has none of its own. */
    picture: pictureOf(product, chosen),
    variant,
    price: variant?.price ?? product.price,
    soldOut: !product.inStock || (complete && isGone(product, variant)),
    /** Units left, if they are few enough to be shown. */
    left: variant && variant.left <= TOLD ? variant.left : null,
    quantity,
    setQuantity,
    max: variant && variant.left <= TOLD ? Math.max(1, variant.left) : MOST,
  };
}

/** The variant that the address names. The page is one for everybody, so it is known only after it. */
function useNamed({ variants }: ProductDetails): Variant | undefined {
  const [params] = useSearchParams();
  const named = useSyncExternalStore(
    staysAsItIs,
    () => params.get(VARIANT_PARAM),
    () => null,
  );
  return variants.find(({ id }) => String(id) === named);
}

const staysAsItIs = () => () => undefined;

export type Choice = ReturnType<typeof useChoice>;

function isGone(product: ProductDetails, variant: Variant | undefined): boolean {
  return product.variants.length > 0 && (variant === undefined || variant.left === 0);
}
