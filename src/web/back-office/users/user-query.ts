import { useSearchParams } from 'react-router';
import { USER_STATUSES, type UserStatus } from '#modules/accounts/user.ts';
import { ROLES, type Role } from '#platform/viewer.ts';

export interface UserQuery {
  q: string;
  role: Role | undefined;
  status: UserStatus | undefined;
  page: number;
}

/** The list's filters, as the page's address holds them, so that they can be kept and shared. */
export function useUserQuery() {
  const [query, setQuery] = useSearchParams();
  const asked: UserQuery = {
    q: query.get('q') ?? '',
    role: ROLES.find(role => role === query.get('role')),
    status: USER_STATUSES.find(status => status === query.get('status')),
    page: Math.min(50, Math.max(1, Number(query.get('page')) || 1)),
  };

  function change(values: Readonly<Record<string, string | undefined>>, history: { replace: boolean }) {
    setQuery(
      before => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { ...history, preventScrollReset: true },
    );
  }

  const userId = Number(query.get('user')) || null;
  return {
    asked,
    userId,
    /** Returns to the first page. */
    set: (values: Partial<Record<'q' | 'role' | 'status', string | undefined>>) =>
      change({ ...values, page: undefined }, { replace: true }),
    open: (id: number | null) => change({ user: id === null ? undefined : String(id) }, { replace: false }),
    hrefWith: (name: string, value: number) => {
      const next = new URLSearchParams(query);
      next.set(name, String(value));
      return `?${next}`;
    },
  };
}
