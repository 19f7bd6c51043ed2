import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react';
import styles from './line-chart.module.css';
import { nearest, placeOf, ticksUpTo } from './scale.ts';

export interface LinePoint {
  /** Under the axis. */
  label: string;
  value: number;
  /** What it is compared with; null where there is nothing. */
  before: number | null;
  /** All of it in words, to who hears the chart. */
  words: string;
  /** The same to who points at it. */
  told: ReactNode;
}

interface LineChartProps {
  /** What it shows, for who hears it. */
  label: string;
  /** The oldest first; drawn from the right to the left, as the page is read. */
  points: readonly LinePoint[];
  formatTick: (value: number) => string;
}

const HEIGHT = 100;
const WIDTH = 100;
/** So many labels fit under a chart on a phone. */
const MOST_LABELS = 5;

/**
 * A line over days, filled, with the former period dashed. One range field lies over it: pointed at, touched or moved by
 * the arrow keys it chooses the day that is told of.
 */
export function LineChart({ label, points, formatTick }: LineChartProps) {
  const [at, setAt] = useState<number>();
  const ticks = ticksUpTo(Math.max(...points.map(({ value, before }) => Math.max(value, before ?? 0))));
  const top = ticks.at(-1) ?? 1;
  const chosen = at ?? points.length - 1;
  return (
    <div className={styles.chart}>
      <Axis ticks={ticks} formatTick={formatTick} />
      <div className={styles.plot}>
        <Lines points={points} ticks={ticks} />
        <Mark points={points} at={chosen} top={top} />
        <input
          type="range"
          className={styles.reader}
          aria-label={label}
          aria-valuetext={points[chosen]?.words}
          min={0}
          max={points.length - 1}
          value={chosen}
          onChange={event => setAt(Number(event.currentTarget.value))}
          onFocus={() => setAt(chosen)}
          onBlur={() => setAt(undefined)}
          onPointerMove={event => setAt(nearest(placeUnder(event), points.length))}
          onPointerLeave={event => event.pointerType === 'mouse' && setAt(undefined)}
        />
        {at !== undefined && (
          <div className={styles.tooltip} style={placed(placeOf(at, points.length))} aria-hidden="true">
            {points[at]?.told}
          </div>
        )}
      </div>
      <Labels points={points} />
    </div>
  );
}

/** From the start of the field, which is at its right. */
function placeUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const fromLeft = (clientX - left) / width;
  return getComputedStyle(currentTarget).direction === 'rtl' ? 1 - fromLeft : fromLeft;
}

const placed = (place: number, height = 0) => ({ '--place': place, '--height': height }) as CSSProperties;

function Axis({ ticks, formatTick }: { ticks: readonly number[]; formatTick: (value: number) => string }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {ticks.toReversed().map(tick => (
        <span key={tick}>{formatTick(tick)}</span>
      ))}
    </div>
  );
}

/** Drawn from the left, so that the oldest point has the largest x. */
function Lines({ points, ticks }: { points: readonly LinePoint[]; ticks: readonly number[] }) {
  const top = ticks.at(-1) ?? 1;
  const x = (at: number) => WIDTH * (1 - placeOf(at, points.length));
  const y = (value: number) => HEIGHT * (1 - value / top);
  const path = (values: readonly (number | null)[]) =>
    values.flatMap((value, at) => (value === null ? [] : [`${x(at)},${y(value)}`])).join(' L');
  const line = path(points.map(({ value }) => value));
  const before = path(points.map(each => each.before));
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ticks.map(tick => (
        <path key={tick} className={styles.grid} d={`M0,${y(tick)}H${WIDTH}`} />
      ))}
      <path className={styles.fill} d={`M${x(0)},${HEIGHT} L${line} L${x(points.length - 1)},${HEIGHT}Z`} />
      {before && <path className={styles.before} d={`M${before}`} />}
      <path className={styles.line} d={`M${line}`} />
    </svg>
  );
}

function Mark({ points, at, top }: { points: readonly LinePoint[]; at: number; top: number }) {
  const height = (points[at]?.value ?? 0) / top;
  return (
    <span className={styles.mark} style={placed(placeOf(at, points.length), height)} aria-hidden="true" />
  );
}

function Labels({ points }: { points: readonly LinePoint[] }) {
  const every = Math.max(1, Math.ceil((points.length - 1) / (MOST_LABELS - 1)));
  return (
    <div className={styles.labels} aria-hidden="true">
      {points.map(({ label }, at) =>
        at % every === 0 ? (
          <span key={label} style={placed(placeOf(at, points.length))}>
            {label}
          </span>
        ) : null,
      )}
    </div>
  );
}
