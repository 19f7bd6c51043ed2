import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import type { SecurityEventBody } from '#modules/accounts/audit.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { calledBy, roleNames } from '../text.ts';
import styles from './audit.module.css';
import { securityNames, securityText } from './security.text.ts';

const COLUMNS: Column<SecurityEventBody>[] = [
  { id: 'kind', header: securityText.kind, cell: event => <What {...event} /> },
  { id: 'account', header: securityText.account, cell: ({ account }) => <Whose account={account} /> },
  { id: 'address', header: securityText.address, cell: ({ address }) => <From address={address} /> },
  { id: 'device', header: securityText.device, cell: ({ device }) => <bdi>{device || '—'}</bdi> },
  { id: 'at', header: securityText.at, cell: ({ at }) => formatDateTime(new Date(at)) },
];

/** On a phone each event is a card. */
export function SecurityTable({ events }: { events: readonly SecurityEventBody[] }) {
  return <DataTable label={securityText.table} columns={COLUMNS} rows={events} idOf={({ id }) => id} />;
}

function What({ kind, detail }: SecurityEventBody) {
  return (
    <span className={styles.what}>
      {securityNames[kind]}
      {detail && <bdi className="muted">{detail}</bdi>}
    </span>
  );
}

function Whose({ account }: Pick<SecurityEventBody, 'account'>) {
  if (!account) return securityText.nobody;
  return (
    <span className={styles.what}>
      <Link to={`/security-log?account=${account.id}`} className={styles.link}>
        <bdi>{calledBy(account.name, securityText.erased)}</bdi>
      </Link>
      <span className="muted">{roleNames[account.role]}</span>
    </span>
  );
}

/** Leads to all that came from there. */
function From({ address }: Pick<SecurityEventBody, 'address'>) {
  if (!address) return '—';
  return (
    <Link to={`/security-log?address=${encodeURIComponent(address)}`} className={styles.link}>
      <bdi>{address}</bdi>
    </Link>
  );
}
