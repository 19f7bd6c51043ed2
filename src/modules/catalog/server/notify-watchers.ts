import { sayOf } from '#modules/notifications/said-text.ts';
import { notifyPeople, type PersonalNotice } from '#modules/notifications/server/notify-person.ts';
import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { watchedLink, watchedMessages } from '../watches.text.ts';
import { claimBackInStock, claimCheaper, type Due, forgetWatches } from './watches.sql.ts';

const AT_ONCE = 200;
/** Our own choice: half a year, as for messages. */
const WAITS_FOR = 180 * DAY;

/** Tells whoever asked to be told that a product is back or cheaper, by the channels that they chose. */
export async function notifyWatchers(ctx: Ctx): Promise<void> {
  for (const take of [claimBackInStock, claimCheaper]) await notifyAll(ctx, take);
  await forgetWatches(ctx.db, new Date(ctx.clock.now().getTime() - WAITS_FOR));
}

async function notifyAll(ctx: Ctx, take: (tx: Tx, most: number) => Promise<Due[]>): Promise<void> {
  let notified: number;
  do {
    notified = await transaction(ctx, async tx => {
      const due = await take(tx, AT_ONCE);
      await notifyPeople(ctx, tx, due.map(noticeOf));
      return due.length;
    });
  } while (notified === AT_ONCE);
}

function noticeOf({ kind, productId, userId, ...due }: Due): PersonalNotice {
  return {
    to: userId,
    said: {
      kind: 'watched',
      channels: ['inbox', 'email', 'sms'],
      ...sayOf(watchedMessages[kind], due),
      linkWords: watchedLink,
      link: `/product/${productId}`,
      act: 'buy',
    },
  };
}
