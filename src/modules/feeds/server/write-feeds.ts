import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import { type FeedItem, itemsOf, type Surroundings } from '../feed-item.ts';
import type { FeedForm } from './feed-form.ts';
import { googleFeed } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';
import { finishFeed, selectFeedProducts, selectHighestId, selectZones, writePart } from './queries.ts';

export const FEEDS: readonly FeedForm[] = [googleFeed, metaFeed];

/** Product ids in a part: read in some 20 ms, and few enough that a change rewrites little. */
const IDS_PER_PART = 500;
const zip = promisify(gzip);

/**
 * Brings the feeds up to date with what is on sale, part by part, so that no more than a part is ever in memory. A part
 * that says the same as before stays as it is.
 */
export async function writeFeeds(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const around = await surroundings(ctx);
  const parts = Math.ceil((await selectHighestId(ctx.db)) / IDS_PER_PART);
  for (let part = 0; part < parts; part += 1) {
    const range = { after: part * IDS_PER_PART, to: (part + 1) * IDS_PER_PART, now };
    const products = await selectFeedProducts(ctx.db, range);
    const items = products.flatMap(product => itemsOf(product, around));
    for (const form of FEEDS) await storePart(ctx, { form, part, items });
  }
  const shop = { site: around.site, shopName: (await readSettings(ctx)).companyName };
  for (const { name, head } of FEEDS) await finishFeed(ctx.db, { name, head: head(shop), parts, now });
}

async function surroundings(ctx: Ctx): Promise<Surroundings> {
  const { deliveryFees, packagingFee, adminFee } = await readSettings(ctx);
  const zones = await selectZones(ctx.db);
  return {
    site: ctx.config.publicUrl,
    delivery: Math.max(0, ...zones.map(zone => deliveryFees[zone])),
    fees: packagingFee + adminFee,
  };
}

async function storePart(
  { db }: Ctx,
  { form, part, items }: { form: FeedForm; part: number; items: readonly FeedItem[] },
): Promise<void> {
  const text = items.length === 0 ? '' : form.write(items);
  const hash = createHash('sha256').update(text).digest('base64url');
  await writePart(db, { name: form.name, part, bytes: await zip(text), hash, items: items.length });
}
