/** The result of one measured round; times in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
}

/** A round of `seconds` in which these times were measured. */
export function loadOf(times: number[], seconds: number): Load {
  const sorted = Float64Array.from(times).toSorted();
  return { perSecond: sorted.length / seconds, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}

export function median(values: readonly number[]): number {
  return percentile(Float64Array.from(values).toSorted(), 0.5);
}

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
