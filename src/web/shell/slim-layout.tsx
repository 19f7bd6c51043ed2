import { Link, Outlet } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { NameMark } from '#kit/ornaments/name-mark.tsx';
import { AblaqStripe } from '#kit/ornaments/ornaments.tsx';
import { ToastRegion } from '#kit/overlay/toast.tsx';
import { siteText } from '../text.ts';
import { useFocusOnArrival } from './focus-on-arrival.ts';
import { LoginModal } from './login-modal.tsx';
import styles from './slim-layout.module.css';
import { slimText } from './text.ts';

/** The frame of checkout, which has no links except to the cart. */
export default function SlimLayout() {
  useFocusOnArrival();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/" className={styles.logo} aria-label={`${siteText.name}، ${siteText.home}`}>
            <NameMark />
          </Link>
          <Link to="/cart" className={styles.back}>
            <Icon name="chevron-start" size={16} />
            <span>{slimText.backToCart}</span>
          </Link>
          <span className={styles.secure}>
            <Icon name="lock" size={16} />
            {slimText.secure}
          </span>
        </div>
        <AblaqStripe />
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <LoginModal />
      <ToastRegion />
    </>
  );
}
