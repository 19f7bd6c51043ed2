import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react';
import styles from './line-chart.module.css';
import { nearest, placeOf, ticksUpTo } from './scale.ts';

export interface LinePoint {
  /** Text below the axis. */
  label: string;
  value: number;
  /** The value it is compared with; null if there is none. */
  before: number | null;
  /** All of it in words, for screen readers. */
  words: string;
  /** The same for the pointer. */
  details: ReactNode;
}

interface LineChartProps {
  /** What it shows, for screen readers. */
  label: string;
  /** The oldest first; drawn from right to left, in reading direction. */
  points: readonly LinePoint[];
  formatTick: (value: number) => string;
}

const HEIGHT = 100;
const WIDTH = 100;
/** This many labels fit under a chart; on a phone every second of them is left out. */
const MOST_LABELS = 5;

/**
 * A filled line over days, with the former period dashed. A range field lies over it: pointing, touching or the arrow
 * keys choose the day it describes.
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
            {points[at]?.details}
          </div>
        )}
      </div>
      <Labels points={points} />
    </div>
  );
}

/** From the start of the field, which is on the right. */
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

/** Drawn from the left, so the oldest point has the largest x. */
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
