import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { AboutPeople } from '../users/about-people.ts';
import { collectAccount } from './queries.ts';

/** Everything held about a person as one indented JSON file. */
export async function exportData(ctx: Ctx, { holders }: AboutPeople, userId: number): Promise<RepliedFile> {
  const parts = await Promise.all([
    collectAccount(ctx.db, userId),
    ...holders.map(holder => holder.collect(ctx.db, userId)),
  ]);
  const data = Object.assign({ exportedAt: ctx.clock.now().toISOString() }, ...parts) as object;
  return {
    name: `wekala-account-${userId}.json`,
    type: 'application/json; charset=utf-8',
    bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)),
  };
}
