import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { listImports, type ProductImport } from '#modules/catalog/import.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { Answered } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import { calledBy } from '../../text.ts';
import styles from './import.module.css';
import { importStatusText, importStatusTones, importText, productCount } from './text.ts';

const TABLE: readonly Column<ProductImport>[] = [
  {
    id: 'file',
    header: importText.file,
    cell: ({ id, fileName }) => (
      <Link to={`/products/import?import=${id}`} className={styles.link}>
        <bdi>{fileName}</bdi>
      </Link>
    ),
  },
  { id: 'merchant', header: importText.merchant, cell: ({ merchantName }) => merchantName },
  { id: 'when', header: importText.when, cell: ({ madeAt }) => formatDateTime(new Date(madeAt)) },
  { id: 'by', header: importText.by, cell: ({ madeBy }) => calledBy(madeBy, importText.commandLine) },
  {
    id: 'status',
    header: importText.status,
    cell: ({ status }) => <Pill tone={importStatusTones[status]}>{importStatusText[status]}</Pill>,
  },
  { id: 'result', header: importText.result, cell: ({ done, failed }) => productCount(done - failed) },
];

/** The last imports, each to be opened again. */
export function History() {
  const answer = useCall(listImports, {});
  return (
    <Answered answer={answer} heading="h2">
      {({ imports }) =>
        imports.length > 0 && (
          <section aria-labelledby="history" className={styles.problems}>
            <SectionTitle id="history" title={importText.history} />
            <DataTable label={importText.history} columns={TABLE} rows={imports} idOf={({ id }) => id} />
          </section>
        )
      }
    </Answered>
  );
}
