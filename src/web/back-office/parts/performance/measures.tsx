import { Pill, type Tone } from '#kit/display/pill.tsx';
import { MEASURES, type Measure, type Standing, standingOf } from '#modules/reviews/performance.ts';
import styles from './performance.module.css';
import { formatMeasure, MEASURE_NAMES, performanceText, STANDING_NAMES, targetOf } from './text.ts';

const TONES: Readonly<Record<Standing, Tone>> = { good: 'ok', near: 'warn', beyond: 'danger' };

export type Measured = Readonly<Record<Measure, number | null>>;

/** Each measure on its card, with what is good enough. */
export function Measures({ measures }: { measures: Measured }) {
  return (
    <dl className={styles.measures} aria-label={performanceText.measures}>
      {MEASURES.map(measure => (
        <MeasureCard key={measure} measure={measure} value={measures[measure]} />
      ))}
    </dl>
  );
}

function MeasureCard({ measure, value }: { measure: Measure; value: number | null }) {
  const standing = value === null ? null : standingOf(measure, value);
  return (
    <div className={styles.measure}>
      <dt className={styles.name}>
        {MEASURE_NAMES[measure]}
        {standing && <Pill tone={TONES[standing]}>{STANDING_NAMES[standing]}</Pill>}
      </dt>
      <dd className={styles.value}>{value === null ? '—' : formatMeasure(measure, value)}</dd>
      <dd className={styles.target}>{value === null ? performanceText.unknown : targetOf(measure)}</dd>
    </div>
  );
}

/** In a table: what is beyond its limit or near it says so in words too. */
export function MeasureCell({ measure, value }: { measure: Measure; value: number | null }) {
  if (value === null) return '—';
  const standing = standingOf(measure, value);
  const said = formatMeasure(measure, value);
  if (standing === 'good') return said;
  return (
    <Pill tone={TONES[standing]}>
      {said}
      <span className="visually-hidden"> {STANDING_NAMES[standing]}</span>
    </Pill>
  );
}
