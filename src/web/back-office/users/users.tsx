import { MOST_FOUND, MOST_PAGES, USER_STATUSES } from '#modules/accounts/user.ts';
import { listUsers } from '#modules/accounts/users.calls.ts';
import { MOST_COUNTED } from '#platform/page.ts';
import { ROLES } from '#platform/viewer.ts';
import { bodyOf } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { useNextStep } from '../parts/focus.ts';
import { oneOf, words } from '../parts/list/address.ts';
import { FilterBar, Pick, SearchBox } from '../parts/list/filters.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { useOpenRow } from '../parts/list/use-open-row.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles, roleNames } from '../text.ts';
import { foundUsers, userStatusNames, usersText } from './text.ts';
import { UserDrawer } from './user-drawer.tsx';
import { UserTable } from './user-table.tsx';
import styles from './users.module.css';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.users), noindex: true });

const FILTERS = { q: words, role: oneOf(ROLES), status: oneOf(USER_STATUSES) } as const;

const useUsersQuery = () => useListQuery(FILTERS, { mostPages: MOST_PAGES });

/** Every account: search, details, and the actions of a super_admin. */
export default function Users() {
  const query = useUsersQuery();
  const open = useOpenRow('user');
  const users = useRememberedCall(listUsers, { ...query.filter, page: query.page });
  const { onStepped } = useNextStep(bodyOf(users), users.reload);
  return (
    <>
      <PageHead title={pageTitles.users} />
      <div className={styles.filters}>
        <FilterBar
          query={query}
          label={usersText.filters}
          search={<SearchBox query={query} name="q" label={usersText.search} />}
        >
          <Picks query={query} />
        </FilterBar>
      </div>
      <Listed
        answer={users}
        query={query}
        text={usersText}
        page={body => ({ rows: body.users, pages: body.totalPages })}
        empty={{ title: usersText.none, text: usersText.noneText }}
      >
        {body => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
            <p role="status" className={styles.count}>
              {foundUsers(body.total, query.filter.q === undefined ? MOST_COUNTED : MOST_FOUND)}
            </p>
            <UserTable users={body.users} hrefOf={open.hrefOf} />
          </>
        )}
      </Listed>
      <UserDrawer userId={open.openId} onClose={open.close} onChanged={onStepped} />
    </>
  );
}

function Picks({ query }: { query: ReturnType<typeof useUsersQuery> }) {
  return (
    <>
      <Pick
        query={query}
        name="role"
        icon="users"
        label={usersText.role}
        all={usersText.allRoles}
        options={ROLES.map(value => ({ value, label: roleNames[value] }))}
      />
      <Pick
        query={query}
        name="status"
        label={usersText.status}
        all={usersText.allStatuses}
        options={USER_STATUSES.map(value => ({ value, label: userStatusNames[value] }))}
      />
    </>
  );
}
