import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { MOST_COUNTED, MOST_FOUND } from '#modules/accounts/user.ts';
import { listUsers } from '#modules/accounts/users.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { Answered } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useNextStep } from '../parts/focus.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { foundUsers, usersText } from './text.ts';
import { UserDrawer } from './user-drawer.tsx';
import { UserFilters } from './user-filters.tsx';
import { useUserQuery } from './user-query.ts';
import { UserTable } from './user-table.tsx';
import styles from './users.module.css';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.users), noindex: true });

/** Every account: search, details, and the actions of a super_admin. */
export default function Users() {
  const query = useUserQuery();
  const users = useCall(listUsers, query.asked);
  const { onStepped } = useNextStep(bodyOf(users), users.reload);
  return (
    <>
      <PageHead title={pageTitles.users} />
      <UserFilters asked={query.asked} onChange={query.set} />
      <Answered answer={users} heading="h2" text={usersText}>
        {body => <Found body={body} query={query} />}
      </Answered>
      <UserDrawer userId={query.userId} onClose={() => query.open(null)} onChanged={onStepped} />
    </>
  );
}

interface FoundProps {
  body: CallBody<typeof listUsers>;
  query: ReturnType<typeof useUserQuery>;
}

function Found({ body: { users, total, totalPages }, query }: FoundProps) {
  const { asked, set, hrefWith } = query;
  if (users.length === 0)
    return (
      <EmptyState
        title={usersText.none}
        text={usersText.noneText}
        action={
          <Button variant="outline" onClick={() => set({ q: undefined, role: undefined, status: undefined })}>
            {usersText.clear}
          </Button>
        }
      />
    );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <p role="status" className={styles.count}>
        {foundUsers(total, asked.q === '' ? MOST_COUNTED : MOST_FOUND)}
      </p>
      <UserTable users={users} />
      <Pagination page={asked.page} pages={totalPages} hrefFor={page => hrefWith('page', page)} />
    </>
  );
}
