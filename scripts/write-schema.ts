import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrate } from '#platform/server/migrate.ts';
import { describeSchema } from './generated/describe-schema.ts';

/** `npm run schema`: writes migrations/schema.sql from a database that has nothing but the migrations. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'wekala-schema-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, error: console.error } });
try {
  await migrate(postgres.url);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const schema = await describeSchema(client).finally(() => client.end());
  writeFileSync(new URL('../migrations/schema.sql', import.meta.url), schema);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
