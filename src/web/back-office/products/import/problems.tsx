import { useSearchParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { COLUMNS } from '#modules/catalog/import/columns.ts';
import { columnTitles } from '#modules/catalog/import/text.ts';
import { downloadProblems, listImportProblems, PROBLEMS_A_PAGE } from '#modules/catalog/import.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { pageCount } from '#platform/page.ts';
import { Answered } from '../../../data/answered.tsx';
import { download } from '../../../data/files.ts';
import { useAction } from '../../../data/use-action.ts';
import { useCall } from '../../../data/use-call.ts';
import styles from './import.module.css';
import { importText } from './text.ts';

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

interface ProblemsProps {
  importId: number;
  isEmpty: boolean;
}

/** Every refused row: by its number, with the column and the reason. */
export function Problems({ importId, isEmpty }: ProblemsProps) {
  const [params, setParams] = useSearchParams();
  const column = [...COLUMNS, 'row' as const].find(each => each === params.get('column'));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const answer = useCall(listImportProblems, { importId, column, page });
  if (isEmpty) return null;
  const hrefFor = (to: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(to));
    return `/products/import?${next}`;
  };
  return (
    <section aria-labelledby="problems" className={styles.problems}>
      <SectionTitle id="problems" title={importText.problems}>
        <Download importId={importId} />
      </SectionTitle>
      <Answered answer={answer}>
        {({ problems, total, columns }) => (
          <>
            <div className={styles.filter}>
              <SelectField
                label={importText.filter}
                name="column"
                value={column ?? ''}
                options={[
                  { value: '', label: importText.allColumns },
                  ...columns.map(each => ({
                    value: each.column,
                    label: `${titleOf(each.column)} (${formatCount(each.count)})`,
                  })),
                ]}
                onChange={({ target }) => setParams(narrowed(params, target.value))}
              />
            </div>
            <DataTable label={importText.problems} columns={TABLE} rows={problems} idOf={({ id }) => id} />
            <Pagination page={page} pages={pageCount(total, PROBLEMS_A_PAGE)} hrefFor={hrefFor} />
          </>
        )}
      </Answered>
    </section>
  );
}

function narrowed(params: URLSearchParams, column: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (column === '') next.delete('column');
  else next.set('column', column);
  return next;
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
