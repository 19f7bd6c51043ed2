import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { openDatabase } from '#platform/server/database.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { loadWholeDemo } from '../../../demo/load.ts';
import { isEmpty } from '../../../demo/state.ts';
import { testDatabase } from '../../support/database.ts';
import { greyStorage } from '../../support/pictures.ts';

test('a demo that fails half-way leaves nothing, and can be tried again', async () => {
  const { url, drop } = await testDatabase();
  const { db, pool, close } = openDatabase(url, 2);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  await migrateJobs(pool);
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: await mkdtemp(join(tmpdir(), 'wekala-demo-')) });
  const parts = { db, storage: await greyStorage(config), config, databaseUrl: url };
  const places = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from governorates`.execute(db)).rows[0]?.n;
  const before = await places();

  await expect(loadWholeDemo(parts, () => Promise.reject(new Error('the gateway is away')))).rejects.toThrow(
    'the gateway is away',
  );
  expect(await isEmpty(db)).toBe(true);
  expect(await places()).toBe(before);
}, 300_000);
