import { performance } from 'node:perf_hooks';
import { openSession } from '#modules/accounts/server/open-session.ts';
import { type AnyCall, encodeCall } from '#platform/call.ts';
import { readConfig } from '#platform/server/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop, type Shop } from '#server/app.ts';
import { findUser } from './lists-queries.ts';
import { fine } from './table.ts';

/** Those of the demo: one who sees everything, and one who sees his own. */
export type Who = 'admin' | 'merchant1';

export interface Case {
  who: Who;
  call: AnyCall;
  /** For a shop of so many rows. */
  input: (count: number) => Record<string, unknown>;
}

export interface Subject {
  count: number;
  shop: Shop;
  tokens: Record<Who, string>;
}

const TIMES = 80;
const WARM_UP = 15;
export const AIM = 1.5;

/** A shop on that database, with both of them signed in. */
export async function openSubject(databaseUrl: string, count: number): Promise<Subject> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const shop = await createShop({ config, log: logTo('silent', []), databaseUrl, schedule: '' });
  const token = async (who: Who) => {
    const userId = await findUser(shop.ctx.db, `${who}@wekala.example`);
    const session = await shop.ctx.db
      .transaction()
      .execute(tx => openSession(shop.ctx, tx, { userId, device: 'bench' }));
    return session.token;
  };
  return { count, shop, tokens: { admin: await token('admin'), merchant1: await token('merchant1') } };
}

/** One row of the table: both sizes in turn, so that a busy moment of the machine falls on both. */
export async function compare(
  name: string,
  { subjects, asked }: { subjects: readonly Subject[]; asked: Case },
): Promise<string[]> {
  const took = subjects.map(() => [] as number[]);
  for (let time = 0; time < TIMES + WARM_UP; time += 1) {
    for (const [at, subject] of subjects.entries()) {
      const milliseconds = await ask(subject, asked);
      if (time >= WARM_UP) took[at]?.push(milliseconds);
    }
  }
  const [small = Number.NaN, large = Number.NaN] = took.map(p95);
  return [name, fine(small), fine(large), fine(large / small), fine(AIM)];
}

async function ask({ shop, tokens, count }: Subject, { who, call, input }: Case): Promise<number> {
  const { url } = encodeCall(call, input(count));
  const began = performance.now();
  const reply = await shop.http.inject({ url, headers: { authorization: `Bearer ${tokens[who]}` } });
  const milliseconds = performance.now() - began;
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body.slice(0, 200)}`);
  return milliseconds;
}

function p95(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;
}
