import type { CallInput } from '#platform/call.ts';
import { cairoDay } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { countAds as countCall } from '../counts.calls.ts';
import { addCounts } from './count-ads.sql.ts';

/** Counts the ads that an address saw and clicked, each ad once for each page. `writeAdCounts` writes them down. */
export async function countAds(
  ctx: Ctx,
  { seen, followed }: CallInput<typeof countCall>,
  { address }: { address: string },
): Promise<Record<string, never>> {
  const day = cairoDay(ctx.clock.now());
  const keys = [...new Set(seen)]
    .map(id => `${id} ${day} seen`)
    .concat([...new Set(followed)].map(id => `${id} ${day} followed`));
  ctx.counterBuffer.add(keys, address);
  return {};
}

/** Writes down the counts since the last time; counts that cannot be written are kept for the next time. */
export async function writeAdCounts(ctx: Ctx): Promise<void> {
  const counts = ctx.counterBuffer.take();
  if (counts.size === 0) return;
  try {
    await addCounts(ctx.db, [...counts].map(toRow));
  } catch (error) {
    ctx.counterBuffer.restore(counts);
    throw error;
  }
}

function toRow([key, count]: [string, number]) {
  const [id, day, what] = key.split(' ') as [string, string, string];
  return {
    ad_id: Number(id),
    day,
    impressions: what === 'seen' ? count : 0,
    clicks: what === 'followed' ? count : 0,
  };
}
