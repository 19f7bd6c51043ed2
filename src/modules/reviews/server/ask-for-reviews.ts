import { notifyPeople, type PersonalNotice } from '#modules/notifications/server/notify-person.ts';
import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { reviewLink, reviewMessages } from '../text.ts';
import { claimDue, insertRequest, type ReviewAsk, selectUnreviewed } from './ask-for-reviews.sql.ts';

/** After the delivery; by then somebody has used what came. Our own choice. */
const ASKED_AFTER = 4 * DAY;
const AT_ONCE = 200;

/** After a delivery: its buyer is asked some days later, once for a merchant order. */
export async function requestReview(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  await insertRequest(tx, id, new Date(ctx.clock.now().getTime() + ASKED_AFTER));
}

/** Asks the buyers whose time has come. Whoever gave everything back, or has reviewed it, is not asked. */
export async function askForReviews(ctx: Ctx): Promise<void> {
  let claimed: number;
  do {
    claimed = await transaction(ctx, async tx => {
      const ids = await claimDue(tx, ctx.clock.now(), AT_ONCE);
      await notifyPeople(ctx, tx, (await selectUnreviewed(tx, ids)).map(noticeOf));
      return ids.length;
    });
  } while (claimed === AT_ONCE);
}

function noticeOf({ title: product, userId }: ReviewAsk): PersonalNotice {
  return {
    to: userId,
    said: {
      channels: ['inbox', 'email'],
      title: reviewMessages.asked.title,
      body: reviewMessages.asked.body(product),
      linkWords: reviewLink,
      link: '/profile?tab=reviews',
      act: 'review',
      canWait: true,
    },
  };
}
