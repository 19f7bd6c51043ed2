import { useState } from 'react';
import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import type { UserRow } from '#modules/accounts/user.ts';
import { formatDay } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { formatMobile } from '#platform/phone.ts';
import { roleNames } from '../text.ts';
import { userStatusNames, usersText } from './text.ts';
import { useUserQuery } from './user-query.ts';
import styles from './users.module.css';

const COLUMNS: readonly Column<UserRow>[] = [
  { id: 'name', header: usersText.name, cell: user => <Name {...user} /> },
  {
    id: 'mobile',
    header: usersText.mobile,
    cell: ({ mobile }) => <bdi dir="ltr">{formatMobile(mobile)}</bdi>,
  },
  { id: 'role', header: usersText.role, cell: user => <RoleOf {...user} /> },
  { id: 'status', header: usersText.status, cell: user => <StatusPill {...user} /> },
  { id: 'signedIn', header: usersText.signedIn, cell: user => <SignedIn {...user} /> },
  { id: 'orders', header: usersText.orders, cell: ({ ordersCount }) => formatCount(ordersCount) },
];

/** DESIGN §12: name, mobile, role, status, last login, orders. */
export function UserTable({ users }: { users: readonly UserRow[] }) {
  return <DataTable label={usersText.table} columns={COLUMNS} rows={users} idOf={({ id }) => id} />;
}

/** Opens the account next to the list. */
function Name({ id, name }: UserRow) {
  const { hrefWith } = useUserQuery();
  return (
    <Link to={hrefWith('user', id)} preventScrollReset className={styles.name}>
      <bdi>{name || usersText.noName}</bdi>
    </Link>
  );
}

function RoleOf({ role, merchantName }: UserRow) {
  return (
    <span>
      {roleNames[role]}
      {merchantName && (
        <>
          {' · '}
          <bdi>{merchantName}</bdi>
        </>
      )}
    </span>
  );
}

function SignedIn({ signedInAt }: UserRow) {
  const [now] = useState(() => new Date());
  return signedInAt ? formatDay(new Date(signedInAt), now, usersText) : usersText.never;
}

export function StatusPill({ status }: Pick<UserRow, 'status'>) {
  return <Pill tone={status === 'active' ? 'ok' : 'danger'}>{userStatusNames[status]}</Pill>;
}
