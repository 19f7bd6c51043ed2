import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Note } from '#kit/display/note.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { Price } from '#kit/price.tsx';
import { type LinkedLine, linkedLines } from '#modules/agents/cart-link.ts';
import { addToCart, setCartQuantity, useCart } from '#modules/cart/browser-cart.ts';
import { type CartAddition, lineKey } from '#modules/cart/cart.ts';
import { showProduct } from '#modules/catalog/calls.ts';
import { variantPath } from '#modules/catalog/variant-path.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { formatCount } from '#platform/digits.ts';
import { fromPounds, sumPiastres, toPounds } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import type { Answer } from '../../data/use-call.ts';
import { landingText, siteText } from '../../text.ts';
import styles from './cart-link.module.css';
import { cartLinkText as text } from './cart-link.text.ts';

export const meta = () => ({ title: siteText.titled(text.title), noindex: true });

/** What somebody else has chosen, such as a program that shops for the buyer; it is in the cart once the buyer agrees. */
export default function CartLink() {
  const [search] = useSearchParams();
  const items = search.get('items') ?? '';
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{text.title}</h1>
      <Linked key={items} lines={linkedLines(items)} />
    </div>
  );
}

interface Offer {
  addition: CartAddition;
  quantity: number;
  isFree: boolean;
}

function Linked({ lines }: { lines: readonly LinkedLine[] }) {
  const [answer, setAnswer] = useState<Answer<Offer[]>>({ state: 'loading' });
  const reload = () =>
    fetchOffers(lines).then(
      body => setAnswer({ state: 'ready', body }),
      error => setAnswer({ state: 'failed', error }),
    );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- other lines are another component, by its key
  useEffect(() => void reload(), []);
  return (
    <Answered answer={{ ...answer, reload }} heading="h2">
      {offers =>
        offers.length > 0 ? <Offers offers={offers} gone={lines.length - offers.length} /> : <NothingLeft />
      }
    </Answered>
  );
}

const NothingLeft = () => (
  <EmptyState
    title={text.none}
    text={text.noneText}
    action={<ButtonLink to="/categories">{text.browse}</ButtonLink>}
  />
);

function Offers({ offers, gone }: { offers: readonly Offer[]; gone: number }) {
  const free = offers.filter(({ isFree }) => isFree);
  const add = useAdding(free);
  const amounts = free.map(({ addition, quantity }) => fromPounds(addition.price) * quantity);
  return (
    <>
      <p className="muted">{text.intro}</p>
      {gone > 0 && (
        <div className={styles.gone}>
          <Note>{text.gone(gone)}</Note>
        </div>
      )}
      <ul className={styles.lines}>
        {offers.map(offer => (
          <Line key={lineKey(offer.addition)} offer={offer} />
        ))}
      </ul>
      <p className={styles.sum}>
        {text.goods} <Price pounds={toPounds(sumPiastres(amounts))} size="total" />
      </p>
      <Button disabled={free.length === 0} className={styles.add} onClick={add}>
        {text.add}
      </Button>
    </>
  );
}

function Line({ offer: { addition, quantity, isFree } }: { offer: Offer }) {
  return (
    <li>
      <Picture identifier={addition.images[0]?.url ?? ''} alt="" width={72} height={72} sizes="72px" />
      <div>
        <Link to={variantPath(addition)}>{addition.title}</Link>
        {addition.options && <p className="muted">{addition.options}</p>}
        <p className="muted">{isFree ? text.quantity(formatCount(quantity)) : text.soldOut}</p>
      </div>
      <Price pounds={addition.price} size="line" />
    </li>
  );
}

/** Adds them to what is in the cart, and goes there. */
function useAdding(offers: readonly Offer[]) {
  const cart = useCart();
  const navigate = useNavigate();
  return () => {
    const added = offers.filter(({ addition, quantity }) => {
      const had = cart.find(item => lineKey(item) === lineKey(addition))?.quantity ?? 0;
      if (!addToCart(addition)) return false;
      setCartQuantity(lineKey(addition), had + quantity);
      return true;
    });
    if (added.length < offers.length) showFailure(landingText.cartFull);
    if (added.length > 0) void navigate('/cart');
  };
}

/** Without those that are no longer sold as they were linked. */
async function fetchOffers(lines: readonly LinkedLine[]): Promise<Offer[]> {
  const found = await Promise.all(lines.map(fetchOffer));
  return found.filter(offer => offer !== null);
}

async function fetchOffer({ productId, variantId, quantity }: LinkedLine): Promise<Offer | null> {
  const product = await api(showProduct, { productId }).catch((error: unknown) => {
    if (isRefusal(error) && error.code === 'product_not_found') return null;
    throw error;
  });
  if (!product) return null;
  const hasChoice = product.optionNames.length > 0;
  const variant = hasChoice ? product.variants.find(({ id }) => id === variantId) : product.variants[0];
  if (!variant || hasChoice !== (variantId !== null)) return null;
  const options = product.optionNames.map((name, at) => `${name}: ${variant.options[at]}`).join(' · ');
  const own = variant.picture === null ? undefined : product.images[variant.picture - 1];
  const addition: CartAddition = {
    ...product,
    price: variant.price,
    images: own ? [own] : product.images,
    ...(hasChoice && { variantId: variant.id, options }),
  };
  return { addition, quantity, isFree: variant.left > 0 && !product.merchantOnHoliday };
}
