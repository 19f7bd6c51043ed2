import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, MINUTE, systemClock } from '#platform/clock.ts';
import { taggedCache } from '#platform/server/cache.ts';
import { listenForChanges } from '#platform/server/changes.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { budgets } from '#platform/server/counting/budgets.ts';
import { counterBuffer } from '#platform/server/counting/counter-buffer.ts';
import { crowdCounter } from '#platform/server/counting/crowd-counter.ts';
import { openDatabase } from '#platform/server/database.ts';
import { logTo } from '#platform/server/log.ts';
import { circuits } from '#platform/server/outage/circuits.ts';
import { openSecrets } from '#platform/server/secrets.ts';
import { sheetReaders } from '#platform/server/spreadsheet/readers.ts';
import { diskStorage } from '#platform/server/storage/storage.ts';
import { openStreams } from '#platform/server/streams.ts';
import { NO_TRACES } from '#platform/server/telemetry/traces.ts';

export interface Engine {
  ctx: Ctx;
  /** Lines that were logged as errors. */
  logged: string[];
  close(): Promise<void>;
}

/** Use cases on a migrated database without HTTP and without the worker: jobs stay in their queue and can be counted. */
export async function openEngine(databaseUrl: string, clock: Clock = systemClock): Promise<Engine> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: join(tmpdir(), 'wekala-engine') });
  const database = openDatabase(databaseUrl, config.databasePoolSize);
  const changes = await listenForChanges(databaseUrl);
  const logged: string[] = [];
  const ctx: Ctx = {
    db: database.db,
    patient: database.patient,
    config,
    clock,
    log: logTo('error', [{ write: line => void logged.push(line) }]),
    storage: diskStorage(`${config.dataDir}/files`),
    changes,
    streams: openStreams(changes),
    circuits: circuits(),
    traces: NO_TRACES,
    secrets: openSecrets(config),
    readers: sheetReaders(),
    counterBuffer: counterBuffer({ keys: 1000, share: 1000, people: 1000 }),
    crowdCounter: crowdCounter({ people: 5, texts: 1000, share: 1000 }),
    budgets: budgets(),
    cache: taggedCache<unknown>(changes, { limit: 1000, lifetime: MINUTE }),
  };
  return {
    ctx,
    logged,
    async close() {
      await changes.close();
      await database.close();
    },
  };
}
