import { flushSync } from 'react-dom';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { toPounds } from '#platform/money.ts';
import { changeCart, removeFromCart, setCartQuantity, useCart } from '../browser-cart.ts';
import { type CartItem, lineKey, subtotal } from '../cart.ts';
import { restoreItem } from '../restore-item.ts';
import { cartText } from '../text.ts';
import { CartLine, type QuotedLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';

/** Quoted lines by `lineKey`. */
export type QuotedLines = ReadonlyMap<string, QuotedLine>;

interface CartLinesProps {
  items: readonly CartItem[];
  quoted?: QuotedLines;
  onLater?: ((item: CartItem) => void) | undefined;
}

/** Lines whose quantity can be changed. A deleted line can be restored while the toast is shown. */
export function CartLines({ items, quoted, onLater }: CartLinesProps) {
  const cart = useCart();
  const remove = (item: CartItem) => {
    const at = cart.findIndex(each => lineKey(each) === lineKey(item));
    flushSync(() => removeFromCart(lineKey(item)));
    focusHeading();
    showToast(cartText.removed, {
      label: cartText.undo,
      run: () => changeCart(now => restoreItem(now, item, at)),
    });
  };
  return (
    <ul>
      {items.map(item => {
        const key = lineKey(item);
        return (
          <CartLine
            key={key}
            item={item}
            quoted={quoted?.get(key)}
            onQuantity={quantity => setCartQuantity(key, quantity)}
            onRemove={() => remove(item)}
            onLater={onLater && (() => onLater(item))}
          />
        );
      })}
    </ul>
  );
}

/** The button that had the focus is gone with its line: the keyboard goes on from the top of the cart. */
function focusHeading() {
  const heading = (document.querySelector('dialog:modal') ?? document).querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

interface CartSubtotalProps {
  items: readonly CartItem[];
  /** The current cost of the goods, in pounds; without it, the prices at which they were added count. */
  goods?: number | undefined;
}

/** «المجموع الفرعي» and its amount. */
export function CartSubtotal({ items, goods }: CartSubtotalProps) {
  return (
    <p className={styles.subtotal}>
      <span className={styles.label}>{cartText.subtotal}</span>
      <Price pounds={goods ?? toPounds(subtotal(items))} size="total" />
    </p>
  );
}
