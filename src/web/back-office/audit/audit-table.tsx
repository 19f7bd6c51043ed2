import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import type { AuditEntry } from '#modules/accounts/audit.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { roleNames } from '../text.ts';
import styles from './audit.module.css';
import { describeChange, nameOf } from './describe-change.ts';
import { type Names, NO_NAMES, useNames } from './names.ts';
import { auditText, kindNames } from './text.ts';
import { valueNames } from './values.text.ts';

/** A subject's own page, if it has one. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  user: id => `/users?user=${id}`,
  product: id => `/product-details/${id}`,
  order: id => `/order-details/${id}`,
};

const columnsOf = (names: Names): Column<AuditEntry>[] => [
  { id: 'what', header: auditText.kind, cell: entry => <What {...entry} /> },
  {
    id: 'change',
    header: `${auditText.was} / ${auditText.is}`,
    cell: entry =>
      isAct(entry) ? null : <Change {...describeChange(entry, names)} isNew={entry.from === null} />,
  },
  { id: 'actor', header: auditText.actor, cell: entry => <Actor {...entry} /> },
  {
    id: 'at',
    header: auditText.at,
    cell: ({ at }) => <span className={styles.moment}>{formatDateTime(new Date(at))}</span>,
  },
  {
    id: 'reason',
    header: auditText.reason,
    cell: ({ reason }) => <bdi>{valueNames[reason] ?? (reason || '—')}</bdi>,
  },
];

/** What somebody did or read without changing it; its name says everything. */
const isAct = ({ from, to }: AuditEntry) => from === null && to === null;

/** On a phone each change is a card. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const isNamed = entries.some(({ subject: { type } }) => type === 'setting' || type === 'category');
  return isNamed ? <NamedTable entries={entries} /> : <Table entries={entries} names={NO_NAMES} />;
}

/** Names are fetched only if a change records something by its number. */
function NamedTable({ entries }: { entries: readonly AuditEntry[] }) {
  return <Table entries={entries} names={useNames()} />;
}

function Table({ entries, names }: { entries: readonly AuditEntry[]; names: Names }) {
  return (
    <DataTable label={auditText.table} columns={columnsOf(names)} rows={entries} idOf={({ id }) => id} />
  );
}

interface ChangeProps {
  from: string;
  to: string;
  isNew: boolean;
}

/** What is new was nothing before, which needs no words. */
function Change({ from, to, isNew }: ChangeProps) {
  return (
    <span className={styles.change}>
      {!isNew && from !== auditText.nothing && (
        <del>
          <span className="visually-hidden">{auditText.was}: </span>
          {from}
        </del>
      )}
      <ins>
        <span className="visually-hidden">{auditText.is}: </span>
        {to}
      </ins>
    </span>
  );
}

function What({ what, subject }: AuditEntry) {
  const name = nameOf(subject);
  const page = PAGES[subject.type];
  return (
    <span className={styles.what}>
      {kindNames[what] ?? <bdi>{what}</bdi>}
      {page ? (
        <Link to={page(subject.id)} className={styles.link}>
          {name}
        </Link>
      ) : (
        <span className="muted">{name}</span>
      )}
    </span>
  );
}

function Actor({ actor, merchantName }: AuditEntry) {
  if (!actor) return auditText.byItself;
  return (
    <span className={classNames(styles.what, styles.who)}>
      <Link to={`/audit?actor=${actor.id}`} className={styles.link}>
        <bdi>{actor.name || auditText.erased}</bdi>
      </Link>
      <span className="muted">
        {roleNames[actor.role]}
        {merchantName && (
          <>
            {' · '}
            <bdi>{merchantName}</bdi>
          </>
        )}
      </span>
    </span>
  );
}
