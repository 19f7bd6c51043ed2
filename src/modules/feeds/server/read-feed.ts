import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Ctx } from '#platform/server/context.ts';
import { queueFeeds, selectFeed, selectParts } from './queries.ts';
import { FEEDS } from './write-feeds.ts';

export interface ReadFeed {
  type: string;
  /** Changes with what the feed says. */
  etag: string;
  madeAt: Date;
  /** The whole text, a few parts at a time. */
  pieces(): AsyncIterable<Buffer>;
}

/** Parts in one read: a megabyte or two of text. */
const AT_A_TIME = 4;
const unzip = promisify(gunzip);

/** The feed of this file. `null`: there is no such feed; `being_written`: it is asked for before it was first written. */
export async function readFeed(ctx: Ctx, file: string): Promise<ReadFeed | 'being_written' | null> {
  const form = FEEDS.find(each => each.file === file);
  if (!form) return null;
  const feed = await selectFeed(ctx.db, form.name);
  if (!feed) {
    await queueFeeds(ctx.db);
    return 'being_written';
  }
  const { head, etag, madeAt } = feed;
  return {
    type: form.type,
    etag,
    madeAt,
    async *pieces() {
      yield Buffer.from(head);
      for await (const bytes of partsOf(ctx, form.name)) yield unzip(bytes);
      yield Buffer.from(form.tail);
    },
  };
}

async function* partsOf({ db }: Ctx, name: string): AsyncGenerator<Buffer> {
  let after = -1;
  for (;;) {
    const parts = await selectParts(db, { name, after, most: AT_A_TIME });
    for (const { bytes } of parts) yield bytes;
    const last = parts.at(-1);
    if (!last || parts.length < AT_A_TIME) return;
    after = last.part;
  }
}
