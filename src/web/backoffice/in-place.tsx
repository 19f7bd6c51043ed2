import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { RequireRole } from '../require-role.tsx';
import { AccountLoading } from '../shell/account-loading.tsx';
import { BackofficeHome } from './home/home.tsx';
import { BackofficeFrame } from './layout.tsx';

const StaffOrder = lazy(async () => ({
  default: (await import('./orders/details/details.tsx')).StaffOrder,
}));

/** What staff see at addresses that shoppers have too: their home at `/`, an order to work on [NAV-6, NAV-7]. */
export function InPlace() {
  const orderId = /^\/order-details\/([^/]+)$/.exec(useLocation().pathname)?.[1];
  return (
    <BackofficeFrame>
      {orderId === undefined ? (
        <BackofficeHome />
      ) : (
        <RequireRole permission="orders">
          <Suspense fallback={<AccountLoading />}>
            <StaffOrder orderId={orderId} />
          </Suspense>
        </RequireRole>
      )}
    </BackofficeFrame>
  );
}
