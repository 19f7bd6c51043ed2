import { Button, ButtonLink } from '#kit/button.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { type ProductImport, startImport, stopImport } from '#modules/catalog/import.calls.ts';
import { formatCount } from '#platform/digits.ts';
import { CallFailed } from '../../../data/answered.tsx';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';
import styles from './import.module.css';
import { Mapping } from './mapping.tsx';
import { Problems } from './problems.tsx';
import { importStatusText, importStatusTones, importText } from './text.ts';
import { useImport } from './use-import.ts';

/** What a file would do, then its progress, then what it did. */
export function ImportReport({ importId }: { importId: number }) {
  const answer = useImport(importId);
  if (answer.state === 'loading') return <Loading text={importText.loading} />;
  if (answer.state === 'failed')
    return <CallFailed error={answer.error} title={importText.failed} onRetry={answer.reload} />;
  const { body: found, reload } = answer;
  return (
    <>
      <section className={styles.panel} aria-labelledby="report">
        <div className={styles.head}>
          <h2 id="report">
            {importText.report} <bdi>{found.fileName}</bdi>
          </h2>
          <Pill tone={importStatusTones[found.status]}>{importStatusText[found.status]}</Pill>
        </div>
        <Sums found={found} />
        {found.status === 'checked' ? (
          <Mapping key={`${found.rowsBad} ${found.unknownColumns.join()}`} found={found} onMapped={reload} />
        ) : (
          found.unknownColumns.length > 0 && (
            <Note tone="warn">{importText.unknown(found.unknownColumns)}</Note>
          )
        )}
        <Noticed found={found} />
        <Said found={found} />
        <Steps found={found} onDone={reload} />
      </section>
      <Problems
        key={`${found.failed} ${found.rowsBad}`}
        importId={importId}
        isEmpty={found.rowsBad + found.failed === 0}
      />
    </>
  );
}

function Sums({ found: { creates, changes, same, rowsBad } }: { found: ProductImport }) {
  return (
    <Figures>
      <Figure icon="plus" label={importText.creates}>
        {formatCount(creates)}
      </Figure>
      <Figure icon="edit" label={importText.changes}>
        {formatCount(changes)}
      </Figure>
      <Figure icon="check" label={importText.same}>
        {formatCount(same)}
      </Figure>
      <Figure icon="circle-alert" label={importText.bad}>
        {formatCount(rowsBad)}
      </Figure>
    </Figures>
  );
}

/** What the check did by itself, and what somebody should know before starting. */
function Noticed({ found: { rowsNumbered, drafts, sameTitles, proposedBrands } }: { found: ProductImport }) {
  const notes = [
    ...(rowsNumbered > 0 ? [importText.numbered(rowsNumbered)] : []),
    ...(drafts > 0 ? [importText.drafts(drafts)] : []),
    ...(sameTitles > 0 ? [importText.sameTitles(sameTitles)] : []),
    ...(proposedBrands.length > 0 ? [importText.proposedBrands(proposedBrands)] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <Note tone="info">
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
    </Note>
  );
}

const productsOf = ({ creates, changes, same }: ProductImport) => creates + changes + same;

/** Its state in a sentence, with a bar while it runs. */
function Said({ found }: { found: ProductImport }) {
  const { status, done, failed, rowsBad, creates, changes, unknownColumns } = found;
  const all = productsOf(found);
  if (status === 'checked') {
    if (all === 0 && unknownColumns.length > 0) return <Note tone="warn">{importText.columnsFirst}</Note>;
    if (all === 0) return <Note tone="danger">{importText.noneValid}</Note>;
    if (creates + changes === 0) return <Note tone="ok">{importText.nothing}</Note>;
    return rowsBad > 0 ? <Note tone="warn">{importText.badStay}</Note> : null;
  }
  return (
    <div className={styles.running}>
      <progress className={styles.bar} max={all} value={done} aria-label={importText.progress(done, all)} />
      <p>{importText.progress(done, all)}</p>
      <div aria-live="polite">
        {status === 'running' && <p className="muted">{importText.mayLeave}</p>}
        {status === 'stopped' && <Note tone="warn">{importText.stopped}</Note>}
        {status === 'done' && <Note tone="ok">{importText.over}</Note>}
        {failed > 0 && <Note tone="danger">{importText.someFailed}</Note>}
      </div>
    </div>
  );
}

interface StepsProps {
  found: ProductImport;
  onDone: () => Promise<void>;
}

function Steps({ found, onDone }: StepsProps) {
  const { busy, message, run } = useAction();
  const { status, id: importId } = found;
  const call = status === 'running' ? stopImport : startImport;
  const take = () =>
    run(async () => {
      await api(call, { importId });
      await onDone();
    });
  const isOpen = status !== 'done' && productsOf(found) > 0;
  const label = { checked: importText.start, stopped: importText.resume, running: importText.stop, done: '' };
  return (
    <>
      <FormError message={message} />
      <div className={styles.row}>
        {isOpen && (
          <Button
            variant={status === 'running' ? 'outline' : 'primary'}
            icon={status === 'running' ? 'pause' : 'play'}
            busy={busy ? importText.working : undefined}
            onClick={take}
          >
            {label[status]}
          </Button>
        )}
        {status === 'done' && <ButtonLink to="/products">{importText.toProducts}</ButtonLink>}
        {status !== 'running' && (
          <ButtonLink variant="outline" to="/products/import">
            {importText.another}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
