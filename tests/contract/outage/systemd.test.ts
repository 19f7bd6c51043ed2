import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';

const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).error === undefined;
const run = promisify(execFile);
const UNIT = 'wekala.service';
let folder: string;
let text: string;

/** The very unit of ops, but for its folder, which is this checkout. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wekala-unit-'));
  text = await readFile(`ops/${UNIT}`, 'utf8');
  await writeFile(join(folder, UNIT), text.replaceAll('/opt/wekala', resolve('.')));
});

test.skipIf(!HAS_SYSTEMD)('systemd takes the unit without a word, and what it starts is there', async () => {
  const { stdout, stderr } = await run('systemd-analyze', ['verify', join(folder, UNIT)]);
  expect(stdout + stderr).toBe('');
});

test.skipIf(!HAS_SYSTEMD)('the unit is as shut in as the how-to says', async () => {
  const { stdout } = await run('systemd-analyze', ['security', '--offline=true', join(folder, UNIT)]);
  expect(Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(1.3);
});

test('a process is given longer to end than it takes', () => {
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(text)?.[1]);
  const { drainSeconds } = readConfig({ DRAIN_SECONDS: String(seconds('DRAIN_SECONDS')) });
  // Then at most 20 seconds for what is in flight (run-it-for-real.md).
  expect(seconds('TimeoutStopSec')).toBeGreaterThan(drainSeconds + 20);
});
