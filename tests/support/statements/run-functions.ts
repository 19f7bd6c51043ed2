import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { invent, seeded } from './invent.ts';
import { recordingDatabase } from './record.ts';
import type { Shape } from './shape.ts';
import type { QueryFunction, Site } from './typed-sources.ts';

/** A statement with the templates of its file that it may come from. */
export interface Statement {
  text: string;
  by: string;
  from: Site[];
  /** Whether a piece of it was made up, so that PostgreSQL may rightly refuse it. */
  isComposed: boolean;
}

/** How often each function is called, each time with other values and other optional parts. */
const CALLS = 24;
/** Milliseconds; a function that waits for something else than the database is left to itself. */
const LONGEST = 200;

const STATEMENT = /^\s*(select|with|insert|update|delete)\b/;

/** Calls every function with made-up values, and returns each statement that any of them sends, and who sends none. */
export async function runFunctions(
  functions: readonly QueryFunction[],
  sites: readonly Site[],
): Promise<{ statements: Statement[]; silent: string[] }> {
  const siteOf = Map.groupBy(sites, ({ key }) => key);
  const statements = new Map<string, Statement>();
  const silent: string[] = [];
  for (const each of functions) {
    const by = `${each.file} ${each.name}`;
    const isComposed = each.parameters.some(holdsFragment);
    let sent = 0;
    for (let call = 0; call < CALLS; call += 1) {
      for (const { key, text } of await runOnce(each, { call, siteOf })) {
        const all = siteOf.get(key) ?? [];
        const own = all.filter(({ at }) => at.startsWith(`${each.file}:`));
        statements.set(`${text}\u0000${by}`, { text, by, from: own.length > 0 ? own : all, isComposed });
        sent += 1;
      }
    }
    if (sent === 0 && each.parameters.some(({ kind }) => kind === 'database')) silent.push(by);
  }
  return { statements: [...statements.values()], silent };
}

interface Run {
  call: number;
  siteOf: ReadonlyMap<string, readonly Site[]>;
}

async function runOnce({ file, name, parameters }: QueryFunction, { call, siteOf }: Run) {
  const choose = seeded(call);
  const { db, recorded } = recordingDatabase(key => {
    const row = siteOf.get(key)?.find(site => site.row)?.row;
    return row ? [invent(row, { choose, db })] : [];
  });
  const module = (await import(path.resolve(file))) as Record<string, (...args: unknown[]) => unknown>;
  const work = async () => {
    const result = await module[name]?.(...parameters.map(shape => invent(shape, { choose, db })));
    await runInside(result, db, 3);
  };
  // What is made up may be refused, by a rule or because no row is like it. What was sent by then counts.
  await Promise.race([work().catch(() => undefined), pause(LONGEST)]);
  return recorded;
}

/** Statements that a function gives to be run elsewhere. */
async function runInside(value: unknown, db: Db, depth: number): Promise<void> {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  if ('toOperationNode' in value) {
    const statement = value as RawBuilder<unknown>;
    if (STATEMENT.test(statement.compile(db).sql)) await statement.execute(db);
    return;
  }
  for (const part of Object.values(value)) await runInside(part, db, depth - 1);
}

function holdsFragment(shape: Shape): boolean {
  if (shape.kind === 'fragment') return true;
  if (shape.kind === 'object') return Object.values(shape.properties).some(holdsFragment);
  if (shape.kind === 'array') return holdsFragment(shape.of);
  return shape.kind === 'union' && shape.of.some(holdsFragment);
}
