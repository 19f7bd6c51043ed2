import { useState } from 'react';
import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import type { UserRow } from '#modules/accounts/user.ts';
import { formatDay } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { formatMobile } from '#platform/phone.ts';
import { calledBy, roleNames } from '../text.ts';
import { userStatusNames, usersText } from './text.ts';
import styles from './users.module.css';

const FACTS: readonly Column<UserRow>[] = [
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

interface UserTableProps {
  users: readonly UserRow[];
  /** Where the account opens next to the list. */
  hrefOf: (id: number) => string;
}

/** Name, mobile, role, status, last login, orders. */
export function UserTable({ users, hrefOf }: UserTableProps) {
  return <DataTable label={usersText.table} columns={columnsOf(hrefOf)} rows={users} idOf={({ id }) => id} />;
}

function columnsOf(hrefOf: UserTableProps['hrefOf']): Column<UserRow>[] {
  const nameCell = ({ id, name }: UserRow) => (
    <Link to={hrefOf(id)} preventScrollReset className={styles.name}>
      <bdi>{calledBy(name)}</bdi>
    </Link>
  );
  return [{ id: 'name', header: usersText.name, cell: nameCell }, ...FACTS];
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
