import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { useCart } from '#modules/cart/browser-cart.ts';
import { type CartItem, countUnits } from '#modules/cart/cart.ts';
import { cartText } from '#modules/cart/text.ts';
import { CartLines, CartSubtotal } from '#modules/cart/ui/cart-lines.tsx';
import { formatCount } from '#platform/digits.ts';
import { cartPanelText } from '../text.ts';
import styles from './cart-panel.module.css';

/** The cart over the current page; «Close Cart» is visible while it is open, and closes it [LND-10]. */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const cart = useCart();
  const title = `${cartText.title} (${formatCount(countUnits(cart))})`;
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      close={
        <Button variant="outline" size="small" dir="ltr" onClick={onClose}>
          {cartPanelText.close}
        </Button>
      }
      footer={cart.length > 0 && <Summary items={cart} onLeave={onClose} />}
    >
      {cart.length > 0 ? (
        <CartLines items={cart} />
      ) : (
        <EmptyState lantern heading="h3" title={cartText.emptyTitle} text={cartText.emptyText} />
      )}
    </Drawer>
  );
}

function Summary({ items, onLeave }: { items: readonly CartItem[]; onLeave: () => void }) {
  return (
    <div className={styles.summary}>
      <CartSubtotal items={items} />
      <ButtonLink to="/checkout" size="large" block onClick={onLeave}>
        {cartText.checkout}
      </ButtonLink>
      <ButtonLink to="/cart" variant="text" block onClick={onLeave}>
        {cartPanelText.wholeCart}
      </ButtonLink>
    </div>
  );
}
