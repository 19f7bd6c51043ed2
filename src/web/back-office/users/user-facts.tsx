import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UserDetails } from '#modules/accounts/user.ts';
import { formatDate, formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { formatMobile } from '#platform/phone.ts';
import { calledBy, memberRoleNames, roleNames } from '../text.ts';
import { usersText, userText } from './text.ts';
import { StatusPill } from './user-table.tsx';
import styles from './users.module.css';

/** Who it is. */
export function UserFacts({ user }: { user: UserDetails }) {
  return (
    <>
      <p className={styles.person}>
        <bdi>{calledBy(user.name)}</bdi>
        <StatusPill status={user.status} />
      </p>
      <dl className={styles.facts}>
        {factsOf(user).map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function factsOf(user: UserDetails): [label: string, fact: ReactNode][] {
  const { merchantName, duty } = user;
  return [
    [usersText.role, roleNames[user.role]],
    ...(duty ? [[userText.merchant, `${merchantName} · ${memberRoleNames[duty]}`] as [string, string]] : []),
    [
      usersText.mobile,
      <span key="mobile">
        <bdi dir="ltr">{formatMobile(user.mobile)}</bdi>
        {!user.mobileVerified && ` (${userText.unverified})`}
      </span>,
    ],
    [
      usersText.email,
      <bdi key="email" dir="ltr">
        {user.email}
      </bdi>,
    ],
    [userText.birthDate, user.birthDate ? formatDate(new Date(user.birthDate)) : userText.unknown],
    [usersText.orders, <Orders key="orders" {...user} />],
    [usersText.signedIn, user.signedInAt ? formatDateTime(new Date(user.signedInAt)) : usersText.never],
    [userText.sessions, formatCount(user.sessionsCount)],
    [userText.secondFactor, userText.secondFactorStates[user.secondFactor]],
    [userText.createdAt, formatDate(new Date(user.createdAt))],
    [userText.number, formatCount(user.id)],
  ];
}

/** A buyer's orders stand on the page by which support helps who calls. */
function Orders({ id, role, ordersCount }: UserDetails) {
  if (role !== 'user' || ordersCount === 0) return formatCount(ordersCount);
  return <Link to={`/customer?userId=${id}`}>{formatCount(ordersCount)}</Link>;
}
