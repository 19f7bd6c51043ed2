import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { ToastRegion } from '#kit/overlay/toast.tsx';
import { kitText } from '#kit/text.ts';
import { useLoadLikes } from '../data/likes.ts';
import { useIsStaff } from '../data/session.ts';
import { useShopFrame } from '../root.tsx';
import { AccountLoading } from './account-loading.tsx';
import { useFocusOnArrival } from './focus-on-arrival.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoginModal } from './login-modal.tsx';
import styles from './shop-layout.module.css';

const StaffBar = lazy(async () => ({ default: (await import('../back-office/staff-bar.tsx')).StaffBar }));
/** Loads when a visitor leaves a page for the first time; if that fails, the current page stays. */
const PendingPage = lazy(async () => ({
  default: await import('./pending-page.tsx').then(
    module => module.PendingPage,
    () => () => null,
  ),
}));
const InPlace = lazy(async () => ({ default: (await import('../back-office/in-place.tsx')).InPlace }));

/** Whether staff see a page of their own at this address of the shop. */
const STAFF_PLACES = /^\/(?:order-details\/[^/]+\/?)?$/;

/** The frame of every page of the shop: skip link, header, content, footer, and panels over them. */
export default function ShopLayout() {
  const isStaff = useIsStaff();
  const { pathname } = useLocation();
  if (!isStaff || !STAFF_PLACES.test(pathname)) return <ShopFrame isStaff={isStaff} />;
  return (
    <Suspense
      fallback={
        <main>
          <AccountLoading />
        </main>
      }
    >
      <InPlace />
    </Suspense>
  );
}

function ShopFrame({ isStaff }: { isStaff: boolean }) {
  const frame = useShopFrame();
  const isLeaving = useNavigation().state === 'loading';
  useLoadLikes();
  useFocusOnArrival();
  return (
    <>
      <a href="#content" className="skip-link">
        {kitText.skipToContent}
      </a>
      <Suspense>{isStaff && <StaffBar />}</Suspense>
      <Header />
      <main id="content" className={styles.content} tabIndex={-1} aria-busy={isLeaving}>
        <Outlet />
      </main>
      <Footer shop={frame?.shop} />
      {/* A boundary of its own time: one that stands already would hold back that the page is being left. */}
      {isLeaving && (
        <Suspense>
          <PendingPage />
        </Suspense>
      )}
      <LoginModal />
      <ToastRegion />
    </>
  );
}
