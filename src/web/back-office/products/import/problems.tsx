import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { COLUMNS } from '#modules/catalog/import/columns.ts';
import { columnTitles } from '#modules/catalog/import/text.ts';
import { downloadProblems, listImportProblems, PROBLEMS_A_PAGE } from '#modules/catalog/import.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { pageCount } from '#platform/page.ts';
import { download } from '../../../data/files.ts';
import { useAction } from '../../../data/use-action.ts';
import { bodyOf, useCall } from '../../../data/use-call.ts';
import { oneOf } from '../../parts/list/address.ts';
import { FilterBar, Pick } from '../../parts/list/filters.tsx';
import { Listed } from '../../parts/list/listed.tsx';
import { useListQuery } from '../../parts/list/use-list-query.ts';
import styles from './import.module.css';
import { importText, rowCount } from './text.ts';

type Body = CallBody<typeof listImportProblems>;
type Problem = Body['problems'][number];

const titleOf = (column: Problem['column']) =>
  column === 'row' ? importText.wholeRow : columnTitles[column];

const TABLE: readonly Column<Problem>[] = [
  { id: 'row', header: importText.row, cell: ({ row }) => importText.rowNumber(formatCount(row)) },
  { id: 'column', header: importText.column, cell: ({ column }) => titleOf(column) },
  {
    id: 'value',
    header: importText.value,
    cell: ({ value }) => <bdi className={styles.value}>{value || '—'}</bdi>,
  },
  { id: 'reason', header: importText.reason, cell: ({ reason }) => reason },
];

const FILTERS = { column: oneOf([...COLUMNS, 'row']) } as const;

interface ProblemsProps {
  importId: number;
  isEmpty: boolean;
}

/** Every refused row: by its number, with the column and the reason. */
export function Problems({ importId, isEmpty }: ProblemsProps) {
  const query = useListQuery(FILTERS);
  const answer = useCall(listImportProblems, { importId, ...query.filter, page: query.page });
  if (isEmpty) return null;
  return (
    <section aria-labelledby="problems" className={styles.problems}>
      <SectionTitle id="problems" title={importText.problems}>
        <Download importId={importId} />
      </SectionTitle>
      <Groups groups={bodyOf(answer)?.groups ?? []} />
      <FilterBar query={query} label={importText.column}>
        <Pick
          query={query}
          name="column"
          label={importText.column}
          all={importText.allColumns}
          options={bodyOf(answer)?.columns.map(({ column, count }) => ({
            value: column,
            label: `${titleOf(column)} (${formatCount(count)})`,
          }))}
        />
      </FilterBar>
      <Listed
        answer={answer}
        query={query}
        heading="h3"
        page={({ problems, total }) => ({ rows: problems, pages: pageCount(total, PROBLEMS_A_PAGE) })}
        empty={importText.noProblems}
      >
        {({ problems }) => (
          <DataTable label={importText.problems} columns={TABLE} rows={problems} idOf={({ id }) => id} />
        )}
      </Listed>
    </section>
  );
}

/** «٢٠٠ صف: القسم غير معروف». */
function Groups({ groups }: { groups: Body['groups'] }) {
  if (groups.length === 0) return null;
  return (
    <ul className={styles.groups} aria-label={importText.groups}>
      {groups.map(({ column, reason, rows }) => (
        <li key={`${column} ${reason}`}>
          <strong>{rowCount(rows)}:</strong> {titleOf(column)} · {reason}
        </li>
      ))}
    </ul>
  );
}

function Download({ importId }: { importId: number }) {
  const { busy, message, run } = useAction();
  return (
    <>
      <FormError message={message} />
      <Button
        size="small"
        variant="outline"
        icon="download"
        busy={busy ? importText.working : undefined}
        onClick={() => run(() => download(downloadProblems, { importId, format: 'xlsx' }))}
      >
        {importText.download}
      </Button>
    </>
  );
}
