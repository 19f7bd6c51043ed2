import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Load } from './load.ts';

/** The load generator wrk, which needs a quarter of autocannon's processor time; false where it is not installed. */
export const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined;

const SCRIPT = `
done = function(summary, latency)
  local e = summary.errors
  io.stderr:write(string.format('{"requests":%d,"micros":%d,"p50":%f,"p95":%f,"p99":%f,"failed":%d}\\n', summary.requests,
    summary.duration, latency:percentile(50) / 1000, latency:percentile(95) / 1000,
    latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end`;

interface Asked {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
}

/** One round with one thread. An answer of 400 or more, or none, ends the benchmark. */
export async function wrk({ url, headers, connections, seconds }: Asked): Promise<Load> {
  const script = path.join(tmpdir(), 'wekala-wrk.lua');
  writeFileSync(script, SCRIPT);
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t', '1', '-c', String(connections), '-d', String(seconds), '-s', script, ...fields, url];
  const { stderr } = await promisify(execFile)('wrk', args);
  const said = JSON.parse(stderr) as Record<'requests' | 'micros' | 'p50' | 'p95' | 'p99' | 'failed', number>;
  if (said.failed > 0) throw new Error(`${said.failed} requests of ${url} failed`);
  const { requests, micros, p50, p95, p99 } = said;
  return { perSecond: requests / (micros / 1e6), p50, p95, p99 };
}
