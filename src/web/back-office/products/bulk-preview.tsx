import { Note } from '#kit/display/note.tsx';
import { focusOnSight } from '#kit/overlay/focus-on-sight.ts';
import type { ProductStatus } from '#modules/catalog/back-office/product-draft.ts';
import { poundsText } from '#modules/catalog/back-office/product-form.ts';
import { formatCount } from '#platform/digits.ts';
import { bulkProblemText, bulkText, changeCount } from './bulk.text.ts';
import styles from './bulk-dialog.module.css';
import { placeText } from './place.text.ts';
import { listText, statusText } from './text.ts';
import type { BulkKind, Preview } from './wanted-change.ts';

const SHOWN = 50;

/** What would change, before and after; first the rows that would not, and why. */
export function BulkPreview({ preview, kind }: { preview: Preview; kind: BulkKind }) {
  const { rows, changes, problems } = preview;
  const ordered = [...rows.filter(row => row.problem), ...rows.filter(row => !row.problem)];
  return (
    <div className={styles.dialog}>
      {/* It is what was asked for: read from here, and the next Tab does it. */}
      <p ref={focusOnSight} tabIndex={-1}>
        <strong>{changeCount(changes)}</strong>
      </p>
      {problems > 0 && <Note tone="warn">{bulkText.skipped(problems)}</Note>}
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">{listText.product}</th>
            <th scope="col">{bulkText.before}</th>
            <th scope="col">{bulkText.after}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, SHOWN).map(row => (
            <tr key={`${row.productId} ${row.variantId}`}>
              <th scope="row">
                <bdi dir="rtl">{row.title}</bdi>
                {row.options.length > 0 && <span className={styles.quiet}> {row.options.join(' / ')}</span>}
                {row.problem && <span className={styles.problem}>{bulkProblemText[row.problem]}</span>}
              </th>
              <td data-number={numberOf(row.from)}>{shown(row.from, kind)}</td>
              <td data-number={numberOf(row.to)}>{row.problem ? '—' : shown(row.to, kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && <p className={styles.quiet}>{bulkText.more(rows.length - SHOWN)}</p>}
    </div>
  );
}

/** A number stays on one line; names may need several. */
const numberOf = (value: string | number) => (typeof value === 'number' ? '' : undefined);

function shown(value: string | number, kind: BulkKind): string {
  if (kind === 'shelf') return String(value) || bulkText.noShelf;
  if (kind === 'brand' && value === '') return placeText.noBrand;
  if (kind === 'brand' || kind === 'category') return String(value);
  if (typeof value === 'string') return statusText[value as ProductStatus] ?? value;
  return kind === 'price' ? poundsText(value) : formatCount(value);
}
