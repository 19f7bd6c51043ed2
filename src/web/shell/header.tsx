import { lazy, Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { NameMark } from '#kit/name-mark.tsx';
import { AblaqStripe } from '#kit/ornaments.tsx';
import type { Category } from '#modules/catalog/category.ts';
import { headerText, siteText } from '../text.ts';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { HeaderSearch } from './header-search.tsx';
import { Menu } from './menu.tsx';
import { SessionButton } from './session-button.tsx';

// Few visits open it, and never before something was put in.
const CartPanel = lazy(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));

/** One order of elements for all widths; the style sheet lays them out as HDR-1 and HDR-2 ask. */
export function Header({ categories }: { categories: readonly Category[] }) {
  const [panel, setPanel] = useState<'menu' | 'cart' | null>(null);
  const close = useCallback(() => setPanel(null), []);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <div className={styles.bar}>
            <button
              type="button"
              className={styles.menu}
              onClick={() => setPanel('menu')}
              aria-haspopup="dialog"
            >
              <Icon name="menu" size={24} />
              <span className={styles.word}>{headerText.menu}</span>
            </button>
            <Link to="/" className={styles.logo} aria-label={`${siteText.name}، ${siteText.home}`}>
              <NameMark on="brand" />
            </Link>
            <CartLink className={styles.cart} onOpen={() => setPanel('cart')} />
            <SessionButton className={styles.session} />
          </div>
          <HeaderSearch className={styles.search} />
        </div>
        <AblaqStripe />
      </header>
      <Menu categories={categories} open={panel === 'menu'} onClose={close} />
      {panel === 'cart' && (
        <Suspense>
          <CartPanel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
