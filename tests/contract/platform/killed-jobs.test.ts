import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/server/database.ts';
import { freeJobs, migrateJobs } from '#platform/server/jobs.ts';
import { testDatabase } from '../../support/database.ts';

test('what a killed process had begun is begun again at the next start, and nothing else is touched', async () => {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const { db, pool, close } = openDatabase(database.url, 2);
  onTestFinished(close);
  await migrateJobs(pool);
  await sql`select graphile_worker.add_job('begun'), graphile_worker.add_job('waiting')`.execute(db);
  await sql`
    update graphile_worker._private_jobs j set locked_by = 'killed', locked_at = now(), attempts = 1
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'begun'`.execute(db);

  await freeJobs(pool);
  await freeJobs(pool);

  const { rows } = await sql`
    select task_identifier as name, locked_at as locked, attempts from graphile_worker.jobs order by name`.execute(
    db,
  );
  expect(rows).toEqual([
    { name: 'begun', locked: null, attempts: 1 },
    { name: 'waiting', locked: null, attempts: 0 },
  ]);
});
