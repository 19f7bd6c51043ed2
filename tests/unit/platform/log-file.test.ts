import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logFile } from '#platform/server/log-file.ts';

function place(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wekala-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'logs', 'wekala.log');
}

test('lines arrive in their order', async () => {
  const file = place();
  const log = logFile(file);
  for (let at = 0; at < 1_000; at += 1) log.write(`${at}\n`);
  await log.written();
  expect(readFileSync(file, 'utf8')).toBe(Array.from({ length: 1_000 }, (_, at) => `${at}\n`).join(''));
});

test('a file that grows is renewed while the shop runs, and one old file is kept', async () => {
  const file = place();
  const log = logFile(file, 100);
  for (let at = 0; at < 30; at += 1) {
    log.write(`${'x'.repeat(40)}\n`);
    await log.written();
  }
  expect(statSync(file).size).toBeLessThan(200);
  expect(existsSync(`${file}.1`)).toBe(true);
});

test('a disk that takes nothing stops nobody, and the file says later how many lines were lost', async () => {
  const file = place();
  const log = logFile(file);
  // A folder in its place fails like a full disk.
  mkdirSync(file);
  log.write('lost\n');
  await log.written();
  rmSync(file, { recursive: true });
  log.write('kept\n');
  await log.written();
  expect(readFileSync(file, 'utf8')).toMatch(/"lost":1,.*\nkept\n$/);
});

test('lines that nobody can write do not fill the memory', async () => {
  const log = logFile('/dev/full');
  const line = `${'x'.repeat(1_000)}\n`;
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < 200_000; at += 1) log.write(line);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024);
  await log.written();
});
