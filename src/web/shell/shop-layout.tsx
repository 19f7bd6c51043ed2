import { Outlet } from 'react-router';
import { ToastRegion } from '#kit/overlay/toast.tsx';
import { kitText } from '#kit/text.ts';
import { useLoadLikes } from '../likes.ts';
import { useShopFrame } from '../root.tsx';
import { useFocusOnArrival } from './focus-on-arrival.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoginModal } from './login-modal.tsx';
import { PendingPage } from './pending-page.tsx';
import styles from './shop-layout.module.css';

/** The frame of every page of the shop: skip link, header, content, footer, and what may lie over them. */
export default function ShopLayout() {
  const frame = useShopFrame();
  useLoadLikes();
  useFocusOnArrival();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {kitText.skipToContent}
      </a>
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer shop={frame?.shop} />
      <PendingPage />
      <LoginModal />
      <ToastRegion />
    </>
  );
}
