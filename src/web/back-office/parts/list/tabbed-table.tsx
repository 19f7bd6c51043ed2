import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { bodyOf, type CallAnswer } from '../../../data/use-call.ts';
import { ListTabs } from './list-tabs.tsx';
import { Listed } from './listed.tsx';
import type { ListPlace } from './use-list-query.ts';

interface TabbedBody<Tab extends string> {
  totalPages: number;
  counts: Readonly<Record<Tab, number>>;
}

export interface TabbedTableProps<Tab extends string, Body, Row> {
  /** Names the tabs together. */
  label: string;
  /** In their order. */
  labels: Readonly<Record<Tab, string>>;
  tab: Tab;
  query: ListPlace & { hrefOf: (changes: { tab: Tab }) => string };
  answer: CallAnswer<Body>;
  rows: (body: Body) => readonly Row[];
  columns: readonly Column<Row>[];
  empty: { title: string; text: string };
}

/** A table in tabs by the state of its rows, each tab with its count. */
export function TabbedTable<Tab extends string, Body extends TabbedBody<Tab>, Row extends { id: number }>(
  props: TabbedTableProps<Tab, Body, Row>,
) {
  const { label, labels, tab, query, answer, rows, columns, empty } = props;
  return (
    <>
      <ListTabs
        label={label}
        labels={labels}
        shown={tab}
        hrefOf={name => query.hrefOf({ tab: name })}
        counts={bodyOf(answer)?.counts}
      />
      <Listed
        answer={answer}
        query={query}
        page={body => ({ rows: rows(body), pages: body.totalPages })}
        empty={empty}
      >
        {body => <DataTable label={labels[tab]} columns={columns} rows={rows(body)} idOf={({ id }) => id} />}
      </Listed>
    </>
  );
}
