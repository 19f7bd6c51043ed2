import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '#kit/display/empty-state.tsx';
import type { Permission } from '#platform/permission.ts';
import { generalRefusals } from '#platform/text.ts';
import type { Role } from '#platform/viewer.ts';
import { isSignedIn, useSession } from './data/session.ts';
import { AccountLoading } from './shell/account-loading.tsx';

interface Props {
  /** Without roles, any signed-in account is let in. */
  roles?: readonly Role[];
  permission?: Permission;
  children: ReactNode;
}

/**
 * Draws a private page for people who may see it; a guest is sent to log in and returns [NAV-5, NAV-12]. The login page
 * is told whether a session ended.
 */
export function RequireRole({ roles, permission, children }: Props) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const guest = session.state === 'guest';
  const wasSignedIn = useRef(isSignedIn());
  useEffect(() => {
    if (!guest) return;
    // A token that is gone by now was refused; after a network failure it is still there.
    const state = { ended: wasSignedIn.current && !isSignedIn() };
    navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true, state });
  }, [guest, navigate, pathname, search]);
  if (session.role === null) return <AccountLoading />;
  const refused = roles
    ? !roles.includes(session.role)
    : permission && !session.account?.permissions.includes(permission);
  if (refused) return <EmptyState heading="h1" title={generalRefusals.not_allowed[1]} />;
  return children;
}
