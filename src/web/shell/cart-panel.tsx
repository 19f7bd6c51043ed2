import { Button, ButtonLink } from '#kit/button.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { Price } from '#kit/price.tsx';
import { useCart } from '#modules/cart/browser-cart.ts';
import { countUnits, subtotal } from '#modules/cart/cart.ts';
import { formatCount } from '#platform/digits.ts';
import { toPounds } from '#platform/money.ts';
import { headerText } from '../text.ts';
import styles from './cart-panel.module.css';

/** The cart over the page one is on; «Close Cart» shows while it is open, and closes it [LND-10]. */
export default function CartPanel({ onClose }: { onClose: () => void }) {
  const cart = useCart();
  const title = `${headerText.cartTitle} (${formatCount(countUnits(cart))})`;
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      close={
        <Button variant="outline" size="small" dir="ltr" onClick={onClose}>
          {headerText.closeCart}
        </Button>
      }
      footer={cart.length > 0 && <Summary pounds={toPounds(subtotal(cart))} onLeave={onClose} />}
    >
      {null}
    </Drawer>
  );
}

function Summary({ pounds, onLeave }: { pounds: number; onLeave: () => void }) {
  return (
    <div className={styles.summary}>
      <p>
        {headerText.subtotal} <Price pounds={pounds} />
      </p>
      <ButtonLink to="/checkout" size="large" block onClick={onLeave}>
        {headerText.checkout}
      </ButtonLink>
      <ButtonLink to="/cart" variant="text" block onClick={onLeave}>
        {headerText.wholeCart}
      </ButtonLink>
    </div>
  );
}
