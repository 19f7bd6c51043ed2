import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import type { AuditEntry } from '#modules/accounts/audit.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { calledBy, roleNames } from '../text.ts';
import styles from './audit.module.css';
import { describeChange, nameOf } from './describe-change.ts';
import { wordIn } from './describe-value.ts';
import { type EntryGroup, groupEntries } from './group-entries.ts';
import { type Names, NO_NAMES, useNames } from './names.ts';
import { auditText, kindNames } from './text.ts';
import { valueNames } from './values.text.ts';

/** A subject's own page, if it has one. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  user: id => `/users?user=${id}`,
  product: id => `/product-details/${id}`,
  order: id => `/order-details/${id}`,
};

const columnsOf = (names: Names): Column<EntryGroup>[] => [
  {
    id: 'what',
    header: auditText.kind,
    cell: ([entry, ...others]) =>
      others.length > 0 ? <WhatOfMany what={entry.what} count={others.length + 1} /> : <What {...entry} />,
  },
  {
    id: 'change',
    header: `${auditText.was} / ${auditText.is}`,
    cell: group =>
      group.length > 1 ? <Many entries={group} names={names} /> : <ChangeOf entry={group[0]} names={names} />,
  },
  { id: 'actor', header: auditText.actor, cell: ([entry]) => <Actor {...entry} /> },
  {
    id: 'at',
    header: auditText.at,
    cell: ([{ at }]) => <span className={styles.moment}>{formatDateTime(new Date(at))}</span>,
  },
  {
    id: 'reason',
    header: auditText.reason,
    cell: ([{ reason }]) => <bdi>{wordIn(valueNames, reason) ?? (reason || '—')}</bdi>,
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
    <DataTable
      label={auditText.table}
      columns={columnsOf(names)}
      rows={groupEntries(entries)}
      idOf={([{ id }]) => id}
    />
  );
}

/** One act on many things, such as a price change of 200 products: folded, so that it hides no other. */
function Many({ entries, names }: { entries: EntryGroup; names: Names }) {
  return (
    <details>
      <summary className={styles.link}>{auditText.showAll}</summary>
      <ul className={styles.many}>
        {entries.map(entry => (
          <li key={entry.id}>
            <Subject {...entry} />
            <ChangeOf entry={entry} names={names} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function WhatOfMany({ what, count }: { what: string; count: number }) {
  return (
    <span className={styles.what}>
      {kindNames[what] ?? <bdi>{what}</bdi>}
      <span className="muted">{auditText.together(count)}</span>
    </span>
  );
}

const ChangeOf = ({ entry, names }: { entry: AuditEntry; names: Names }) =>
  isAct(entry) ? null : <Change {...describeChange(entry, names)} isNew={entry.from === null} />;

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

function What({ what, ...entry }: AuditEntry) {
  return (
    <span className={styles.what}>
      {kindNames[what] ?? <bdi>{what}</bdi>}
      <Subject {...entry} />
    </span>
  );
}

function Subject({ subject }: Pick<AuditEntry, 'subject'>) {
  const name = nameOf(subject);
  const page = PAGES[subject.type];
  if (!page) return <span className="muted">{name}</span>;
  return (
    <Link to={page(subject.id)} className={styles.link}>
      {name}
    </Link>
  );
}

function Actor({ actor, merchantName }: AuditEntry) {
  if (!actor) return auditText.byItself;
  return (
    <span className={classNames(styles.what, styles.who)}>
      <Link to={`/audit?actor=${actor.id}`} className={styles.link}>
        <bdi>{calledBy(actor.name, auditText.erased)}</bdi>
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
