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
import styles from './users.module.css';

interface UserTableProps {
  users: readonly UserRow[];
  /** Opens one. */
  hrefOf: (id: number) => string;
}

/** DESIGN §12: name, mobile, role, status, last login, orders. */
export function UserTable({ users, hrefOf }: UserTableProps) {
  const [now] = useState(() => new Date());
  const columns: Column<UserRow>[] = [
    {
      id: 'name',
      header: usersText.name,
      cell: ({ id, name }) => (
        <Link to={hrefOf(id)} preventScrollReset className={styles.name}>
          <bdi>{name || usersText.noName}</bdi>
        </Link>
      ),
    },
    {
      id: 'mobile',
      header: usersText.mobile,
      cell: ({ mobile }) => <bdi dir="ltr">{formatMobile(mobile)}</bdi>,
    },
    {
      id: 'role',
      header: usersText.role,
      cell: ({ role, merchantName }) => (
        <span>
          {roleNames[role]}
          {merchantName && (
            <>
              {' · '}
              <bdi>{merchantName}</bdi>
            </>
          )}
        </span>
      ),
    },
    { id: 'status', header: usersText.status, cell: user => <StatusPill {...user} /> },
    {
      id: 'signedIn',
      header: usersText.signedIn,
      cell: ({ signedInAt }) =>
        signedInAt ? formatDay(new Date(signedInAt), now, usersText) : usersText.never,
    },
    { id: 'orders', header: usersText.orders, cell: ({ ordersCount }) => formatCount(ordersCount) },
  ];
  return <DataTable label={usersText.table} columns={columns} rows={users} idOf={({ id }) => id} />;
}

export function StatusPill({ status }: Pick<UserRow, 'status'>) {
  return <Pill tone={status === 'active' ? 'ok' : 'danger'}>{userStatusNames[status]}</Pill>;
}
