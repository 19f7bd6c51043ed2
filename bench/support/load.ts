/** The result of one measured round; times in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** A round of `seconds` in which these times were measured. */
export function loadOf(times: number[], seconds: number): Load {
  const sorted = Float64Array.from(times).toSorted();
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map(share => percentile(sorted, share));
  return { perSecond: sorted.length / seconds, p50, p95, p99 };
}

export function median(values: readonly number[]): number {
  return percentile(Float64Array.from(values).toSorted(), 0.5);
}

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
