import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { RequireRole } from '../require-role.tsx';
import { AccountLoading } from '../shell/account-loading.tsx';
import { BackOfficeHome } from './home/home.tsx';
import { BackOfficeFrame } from './layout.tsx';

const ManagedOrder = lazy(async () => ({
  default: (await import('./orders/details/details.tsx')).ManagedOrder,
}));

/** What staff see at addresses that shoppers have too: their home at `/`, an order to work on [NAV-6, NAV-7]. */
export function InPlace() {
  const orderId = /^\/order-details\/([^/]+)$/.exec(useLocation().pathname)?.[1];
  return (
    <BackOfficeFrame>
      {orderId === undefined ? (
        <BackOfficeHome />
      ) : (
        <RequireRole permission="read_orders">
          <Suspense fallback={<AccountLoading />}>
            <ManagedOrder orderId={orderId} />
          </Suspense>
        </RequireRole>
      )}
    </BackOfficeFrame>
  );
}
