import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '#kit/display/empty-state.tsx';
import type { Permission } from '#platform/permission.ts';
import { generalRefusals } from '#platform/text.ts';
import type { Role } from '#platform/viewer.ts';
import { useSession } from './session.ts';
import { AccountLoading } from './shell/account-loading.tsx';

interface Props {
  /** Without roles, any signed-in account is let in. */
  roles?: readonly Role[];
  permission?: Permission;
  children: ReactNode;
}

/** Draws a private page for people who may see it; a guest is sent to log in and returns [NAV-5, NAV-12]. */
export function RequireRole({ roles, permission, children }: Props) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const guest = session.state === 'guest';
  useEffect(() => {
    if (guest) navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [guest, navigate, pathname, search]);
  if (session.role === null) return <AccountLoading />;
  const refused = roles
    ? !roles.includes(session.role)
    : permission && !session.account?.permissions.includes(permission);
  if (refused) return <EmptyState heading="h1" title={generalRefusals.not_allowed[1]} />;
  return children;
}
