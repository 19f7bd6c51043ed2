import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawNode,
} from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { keyOf } from './typed-sources.ts';

/** A statement as it would have been sent. */
export interface Recorded {
  key: string;
  text: string;
}

const MOST = 20;

/** A database without data that records each statement, and answers it with `rowsOf` its key. */
export function recordingDatabase(rowsOf: (key: string) => unknown[]): { db: Db; recorded: Recorded[] } {
  const recorded: Recorded[] = [];
  const record = ({ query, sql }: CompiledQuery) => {
    if (recorded.length === MOST) throw new Error('a loop that only data would end');
    const key = keyOf((query as RawNode).sqlFragments ?? []);
    recorded.push({ key, text: sql });
    return { rows: rowsOf(key), numAffectedRows: 1n };
  };
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery: async (query: CompiledQuery) => record(query),
        streamQuery: async function* (query: CompiledQuery) {
          yield record(query);
        },
      } as never;
    }
  }
  const db = new Kysely<Record<never, never>>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: instance => new PostgresIntrospector(instance),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, recorded };
}
