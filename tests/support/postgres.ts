import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { migrate } from '#platform/server/migrate.ts';
import { equipPostgres } from './postgres/equip-postgres.ts';
import { memoryFolder } from './postgres/memory-folder.ts';
import { TEMPLATE } from './postgres/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's own database; `testDatabase` makes one of each test file's beside it. */
    postgresUrl: string;
  }
}

/** What a power cut would cost does not matter here. */
const UNSAFE_AND_FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  // It comes at any moment, and statements then read other pages, or by another plan, than when they were last counted.
  autovacuum: 'off',
  // What each list reads is counted: tests/contract/lists.
  shared_preload_libraries: 'pg_stat_statements',
};

/** Once for a whole run: a PostgreSQL in a temporary folder, and in it a template with every migration applied. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await memoryFolder('wekala-test-');
  const log = { info: () => {}, error: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: UNSAFE_AND_FAST });
  await equipPostgres(postgres.ownerUrl);
  await makeTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = Object.assign(new URL(url), { pathname: TEMPLATE }).href;
  await migrate(template);
  const { pool, close } = openDatabase(template);
  await migrateJobs(pool).finally(close);
}
