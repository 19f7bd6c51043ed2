import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import counts from '#kit/count.module.css';
import { Icon } from '#kit/icon.tsx';
import { useCart } from '#modules/cart/browser-cart.ts';
import { countUnits } from '#modules/cart/cart.ts';
import { isSignedIn } from '../data/session.ts';
import { badge, headerText, unitsInCart } from '../text.ts';
import styles from './cart-link.module.css';
import { openLoginModal } from './login-modal.tsx';

interface CartLinkProps {
  className?: string;
  /** Opens the cart panel. */
  onOpen: () => void;
}

/**
 * Signed out, it asks to log in and leads nowhere [HDR-5]; signed in, it opens the panel, but not over the cart page.
 */
export function CartLink({ className, onOpen }: CartLinkProps) {
  const units = countUnits(useCart());
  const { pathname } = useLocation();
  const click = (event: MouseEvent) => {
    if (!isSignedIn()) {
      event.preventDefault();
      openLoginModal();
    } else if (pathname !== '/cart' && !isForNewTab(event)) {
      event.preventDefault();
      onOpen();
    }
  };
  return (
    <Link to="/cart" className={classNames(styles.cart, className)} onClick={click}>
      <span className={styles.icon}>
        <Icon name="shopping-cart" size={24} />
        {units > 0 && (
          <span
            className={classNames(counts.count, styles.badge)}
            aria-hidden="true"
            data-testid="cart-badge"
          >
            {badge(units)}
          </span>
        )}
      </span>
      <span className={styles.word}>{headerText.cart}</span>
      <span className="visually-hidden" aria-live="polite">
        {units > 0 && unitsInCart(units)}
      </span>
    </Link>
  );
}

function isForNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
}
