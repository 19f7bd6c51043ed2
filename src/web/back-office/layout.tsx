import { type ReactNode, useEffect } from 'react';
import { Link, Outlet, useMatches, useNavigate } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Note } from '#kit/display/note.tsx';
import { ToastRegion } from '#kit/overlay/toast.tsx';
import { kitText } from '#kit/text.ts';
import { formatDate } from '#platform/dates.ts';
import { useSession } from '../data/session.ts';
import type { PageHandle } from '../page-route.tsx';
import { RequireRole } from '../require-role.tsx';
import { LoginModal } from '../shell/login-modal.tsx';
import styles from './layout.module.css';
import { PAGES } from './pages.ts';
import { useArrival } from './parts/arrival.ts';
import { focusOn } from './parts/focus.ts';
import { IdentityGate } from './parts/signing/identity-gate.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { StaffBar } from './staff-bar.tsx';
import { noticeText, staffBarText } from './text.ts';

/** The frame of every page of the back-office; it tells people who may not open the page [NAV-8]. */
export function BackOfficeLayout() {
  const file = (useMatches().at(-1)?.handle as PageHandle | undefined)?.file;
  const page = PAGES.find(each => `src/web/${each.file}` === file);
  return (
    <BackOfficeFrame>
      <RequireRole permission={page?.permission ?? 'back_office'}>
        <Outlet />
      </RequireRole>
    </BackOfficeFrame>
  );
}

/** A super_admin must set up two-factor sign-in first (decision 0012). */
export function BackOfficeFrame({ children }: { children: ReactNode }) {
  const { account } = useSession();
  useArrival();
  const navigate = useNavigate();
  const mustSetUp = account?.lacksSecondFactor ?? false;
  useEffect(() => {
    if (mustSetUp) navigate('/profile?tab=security', { replace: true });
  }, [mustSetUp, navigate]);
  if (mustSetUp) return null;
  return (
    <IdentityGate>
      <a href="#content" className="skip-link">
        {kitText.skipToContent}
      </a>
      <button
        type="button"
        className={classNames('skip-link', styles.toList)}
        onClick={() => focusOn('main [data-list]') || focusOn('main table')}
      >
        {staffBarText.skipToList}
      </button>
      <StaffBar />
      <main id="content" className={styles.content} tabIndex={-1}>
        {account?.secondFactorDue && (
          <div className={styles.notice}>
            <Note tone="warn">
              {noticeText.secondFactorDue(formatDate(new Date(account.secondFactorDue)))}{' '}
              <Link to="/profile?tab=security">{noticeText.setUp}</Link>
            </Note>
          </div>
        )}
        {account?.readsOnly && (
          <div className={styles.notice}>
            <Note tone="danger">{noticeText.readsOnly}</Note>
          </div>
        )}
        {children}
        {/* Who works for no shop has none of the bars below. */}
        {account?.role === 'user' && (
          <div className={styles.way}>
            <ButtonLink to="/">{staffBarText.toShop}</ButtonLink>
          </div>
        )}
      </main>
      <PhoneBar />
      <LoginModal />
      <ToastRegion />
    </IdentityGate>
  );
}
