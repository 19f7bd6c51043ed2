import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Stepper } from '#kit/form/stepper.tsx';
import { Price } from '#kit/price.tsx';
import { kitText } from '#kit/text.ts';
import { setCartQuantity, useCart } from '#modules/cart/browser-cart.ts';
import { type CartAddition, lineKey } from '#modules/cart/cart.ts';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { cardText } from '#modules/catalog/text.ts';
import { OptionPicker } from '#modules/catalog/ui/details/option-picker.tsx';
import { optionValues } from '#modules/catalog/ui/details/option-values.ts';
import { detailsText, piecesLeft } from '#modules/catalog/ui/details/text.ts';
import { briefArrivalText } from '#modules/shipping/promise.text.ts';
import { shownDigits } from '#platform/digits.ts';
import { useIsKnown } from '../../data/session.ts';
import { useAddToCart } from '../../parts/use-add-to-cart.ts';
import styles from './product.module.css';
import type { ActionsProps } from './product-actions.tsx';
import type { SizeGuideProps } from './sizes/size-guide.tsx';
import type { Arrival } from './use-arrival.ts';
import type { Choice } from './use-choice.ts';
import type { WatchProps } from './watch-button.tsx';

/** What comes after the page, which is as good without it. */
const optionalPart = <Props,>(fetchPart: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchPart().catch(() => (_: Props) => null) }));

const ProductActions = optionalPart<ActionsProps>(() =>
  import('./product-actions.tsx').then(part => part.ProductActions),
);
const WatchButton = optionalPart<WatchProps>(() =>
  import('./watch-button.tsx').then(part => part.WatchButton),
);
const SizeGuide = optionalPart<SizeGuideProps>(() =>
  import('./sizes/size-guide.tsx').then(part => part.SizeGuide),
);

interface BuyProps {
  product: ProductDetails;
  choice: Choice;
  arrival: Arrival | null;
}

/** Options, quantity and the button to the cart. A missing option is requested in its place. */
export function Buy({ product, choice, arrival }: BuyProps) {
  const options = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const { adding, put } = usePutInCart(product, choice);
  const isKnown = useIsKnown();
  // Not by the server, whose first page would be drawn before the code is there, and is kept.
  const later = (part: ReactNode) => <Suspense>{isKnown && part}</Suspense>;
  const buy = () => {
    if (choice.missing < 0) return put();
    setAsked(true);
    const fieldset = options.current?.querySelectorAll('fieldset')[choice.missing];
    fieldset?.scrollIntoView({ block: 'center' });
    fieldset?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={options} className={styles.options}>
        {product.optionNames.map((name, at) => (
          <OptionPicker
            key={name}
            name={name}
            values={optionValues(product, choice.chosen, at)}
            chosen={choice.chosen[at] ?? null}
            onChoose={value => choice.choose(at, value)}
            beside={later(<SizeGuide product={product} at={at} />)}
            error={asked && choice.missing === at ? detailsText.chooseFirst(name) : undefined}
          />
        ))}
      </div>
      {choice.left !== null && !choice.soldOut && <p className={styles.left}>{piecesLeft(choice.left)}</p>}
      {choice.soldOut && product.inStock && (
        <p className={styles.left}>
          {detailsText.goneChoice(choice.chosen.map(value => shownDigits(value ?? '')).join('، '))}
        </p>
      )}
      {product.merchantOnHoliday && <p className={styles.left}>{detailsText.onHoliday}</p>}
      <div className={styles.buy}>
        {!choice.soldOut && <Quantity choice={choice} />}
        {choice.soldOut ? (
          <div className={styles.bar}>
            <p className={styles.gone}>{cardText.outOfStock}</p>
            {later(<WatchButton productId={product.id} kind="stock" look={MAIN_BUTTON} />)}
          </div>
        ) : (
          <div className={styles.bar}>
            <Sum price={choice.price} arrival={arrival} />
            <Button
              size="large"
              icon="shopping-cart"
              disabled={product.merchantOnHoliday}
              busy={adding ? cardText.adding : undefined}
              onClick={buy}
            >
              {cardText.addToCart}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {later(<ProductActions product={product} kind={choice.soldOut ? null : 'price'} />)}
      </div>
    </>
  );
}

function Quantity({ choice }: Pick<BuyProps, 'choice'>) {
  return (
    <div className={styles.quantity}>
      <span aria-hidden="true">{kitText.quantity}</span>
      <Stepper value={choice.quantity} onChange={choice.setQuantity} max={choice.max} />
    </div>
  );
}

const MAIN_BUTTON = { variant: 'primary', size: 'large' } as const;

/** What phones keep in sight beside the button. */
function Sum({ price, arrival }: { price: number; arrival: Arrival | null }) {
  return (
    <p className={styles.sum}>
      <Price pounds={price} size="line" />
      {arrival && <span>{briefArrivalText(arrival)}</span>}
    </p>
  );
}

/** Adds the requested units of the chosen variant to the cart, on top of those already there. */
function usePutInCart(product: ProductDetails, choice: Choice) {
  const cart = useCart();
  const { adding, add } = useAddToCart();
  const put = () => {
    const item = additionOf(product, choice);
    const key = lineKey(item);
    const before = cart.find(each => lineKey(each) === key)?.quantity ?? 0;
    if (!add(item, choice.quantity)) return;
    setCartQuantity(key, before + choice.quantity);
    choice.setQuantity(1);
  };
  return { adding, put };
}

function additionOf(product: ProductDetails, { variant, price, chosen, picture }: Choice): CartAddition {
  if (product.optionNames.length === 0 || !variant) return { ...product, price };
  const own = product.images[picture ?? 0];
  const options = product.optionNames
    .map((name, at) => `${name}: ${shownDigits(chosen[at] ?? '')}`)
    .join(' · ');
  const images = own ? [own, ...product.images.filter(image => image !== own)] : product.images;
  return { ...product, images, price, variantId: variant.id, options };
}
