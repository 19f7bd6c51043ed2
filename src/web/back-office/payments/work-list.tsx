import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import styles from './payments.module.css';

interface WorkListProps<Row> {
  id: string;
  title: string;
  none: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => number;
}

/** One kind of work under its heading, or the sentence that there is none. */
export function WorkList<Row>({ id, title, none, ...table }: WorkListProps<Row>) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionTitle id={id} title={title} />
      {table.rows.length === 0 ? <p className="muted">{none}</p> : <DataTable label={title} {...table} />}
    </section>
  );
}
