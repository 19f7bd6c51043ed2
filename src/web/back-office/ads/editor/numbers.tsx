import { type Column, DataTable } from '#kit/display/data-table.tsx';
import type { showAd } from '#modules/ads/back-office.calls.ts';
import type { ManagedAd } from '#modules/ads/managed-ad.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { editorText, rateText } from '../text.ts';
import styles from './editor.module.css';

export interface NumbersProps {
  ad: ManagedAd;
  /** The last first. */
  days: CallBody<typeof showAd>['days'];
}

type Day = NumbersProps['days'][number];

const COLUMNS: readonly Column<Day>[] = [
  { id: 'day', header: editorText.day, cell: ({ day }) => formatDate(new Date(`${day}T12:00:00Z`)) },
  { id: 'seen', header: editorText.impressions, cell: ({ impressions }) => formatCount(impressions) },
  { id: 'clicks', header: editorText.clicks, cell: ({ clicks }) => formatCount(clicks) },
  { id: 'rate', header: editorText.rate, cell: ({ impressions, clicks }) => rateText(impressions, clicks) },
];

/** How often it was seen and clicked: in total, and on its last days. */
export function Numbers({ ad: { impressions, clicks }, days }: NumbersProps) {
  return (
    <section className={styles.card} aria-labelledby="ad-numbers">
      <h2 id="ad-numbers" className={styles.title}>
        {editorText.numbersTitle}
      </h2>
      {impressions + clicks === 0 && <p className={styles.note}>{editorText.notSeen}</p>}
      <dl className={styles.numbers}>
        <div>
          <dt>{editorText.impressions}</dt>
          <dd>{formatCount(impressions)}</dd>
        </div>
        <div>
          <dt>{editorText.clicks}</dt>
          <dd>{formatCount(clicks)}</dd>
        </div>
        <div>
          <dt>{editorText.rate}</dt>
          <dd>{rateText(impressions, clicks)}</dd>
        </div>
      </dl>
      {days.length > 0 && (
        <DataTable label={editorText.byDay} columns={COLUMNS} rows={days} idOf={({ day }) => day} />
      )}
    </section>
  );
}
