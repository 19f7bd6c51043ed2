import { Suspense } from 'react';
import { Link } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { lazyPart } from '#kit/lazy-part.ts';
import { NameMark } from '#kit/ornaments/name-mark.tsx';
import { AblaqStripe } from '#kit/ornaments/ornaments.tsx';
import { useIsBuyer } from '../data/session.ts';
import { headerText, siteText } from '../text.ts';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { HeaderSearch } from './header-search.tsx';
import { usePanel } from './panels/use-panel.tsx';
import { SessionButton } from './session-button.tsx';

/** Comes for who is signed in, after the page. */
const Bell = lazyPart(async () => (await import('../parts/bell.tsx')).Bell);

const fetchMenu = async () => (await import('./panels/menu.tsx')).Menu;
const fetchCartPanel = async () => (await import('./panels/cart-panel.tsx')).CartPanel;

/** One order of elements for all widths; the style sheet lays them out as HDR-1 and HDR-2 ask. */
export function Header() {
  const { panel, open } = usePanel();
  const isBuyer = useIsBuyer();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <div className={styles.bar}>
            <button
              type="button"
              className={styles.menu}
              onClick={() => open(fetchMenu)}
              aria-haspopup="dialog"
            >
              <Icon name="menu" size={24} />
              <span className={styles.word}>{headerText.menu}</span>
            </button>
            <Link to="/" className={styles.logo} aria-label={`${siteText.name}، ${siteText.home}`}>
              <NameMark on="brand" />
            </Link>
            <span className={styles.bell}>
              <Suspense>{isBuyer && <Bell to="/profile?tab=notices" />}</Suspense>
            </span>
            <CartLink className={styles.cart} onOpen={() => open(fetchCartPanel)} />
            <SessionButton className={styles.session} />
          </div>
          <HeaderSearch className={styles.search} />
        </div>
        <AblaqStripe />
      </header>
      {panel}
    </>
  );
}
