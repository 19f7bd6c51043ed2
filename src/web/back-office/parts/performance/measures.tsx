import { Figure, Figures } from '#kit/display/figure.tsx';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import { MEASURES, type Measure, type Standing, standingOf } from '#modules/reviews/performance.ts';
import { formatMeasure, MEASURE_NAMES, performanceText, STANDING_NAMES, targetOf } from './text.ts';

const TONES: Readonly<Record<Standing, Tone>> = { good: 'ok', near: 'warn', beyond: 'danger' };

export type Measured = Readonly<Record<Measure, number | null>>;

/** Each measure on its card, with what is good enough. */
export function Measures({ measures, medians }: { measures: Measured; medians?: Measured }) {
  return (
    <Figures label={performanceText.measures}>
      {MEASURES.map(measure => (
        <MeasureFigure
          key={measure}
          measure={measure}
          value={measures[measure]}
          median={medians?.[measure] ?? null}
        />
      ))}
    </Figures>
  );
}

interface MeasureProps {
  measure: Measure;
  value: number | null;
}

function MeasureFigure({ measure, value, median }: MeasureProps & { median: number | null }) {
  const label = MEASURE_NAMES[measure];
  if (value === null)
    return (
      <Figure label={label} note={performanceText.unknown}>
        —
      </Figure>
    );
  const standing = standingOf(measure, value);
  return (
    <Figure
      label={label}
      state={<Pill tone={TONES[standing]}>{STANDING_NAMES[standing]}</Pill>}
      note={
        <>
          {targetOf(measure)}
          {median !== null && ` · ${performanceText.median(formatMeasure(measure, median))}`}
        </>
      }
    >
      {formatMeasure(measure, value)}
    </Figure>
  );
}

/** In a table: what is beyond its limit or near it says so in words too. */
export function MeasureCell({ measure, value }: MeasureProps) {
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
