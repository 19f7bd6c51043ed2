import { cairoDay } from '#platform/dates.ts';
import { byItself } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { identityMessages } from '../../identity.text.ts';
import { REMINDED_AT_DAYS, reminderAt } from '../../identity.ts';
import { notifyMerchant } from '../notify-merchant.ts';
import { IDENTITY_PAGE, putInForce } from './decide.ts';
import { type EndingPaper, markReminded, selectEnding } from './papers.sql.ts';
import { selectDue } from './queries.ts';

/** Every hour: an approved change holds from its day in Cairo on. */
export async function applyIdentityChanges(ctx: Ctx): Promise<void> {
  for (const changeId of await selectDue(ctx.db, cairoDay(ctx.clock.now())))
    await transaction(ctx, tx => putInForce(tx, changeId, byItself));
}

/** Every morning: merchants are told of papers that end in a month, in a week, and of those that have ended. */
export async function remindOfPapers(ctx: Ctx): Promise<void> {
  const today = cairoDay(ctx.clock.now());
  for (const paper of await selectEnding(ctx.db, today, REMINDED_AT_DAYS[0])) await remind(ctx, paper);
}

async function remind(ctx: Ctx, { id, merchantId, kind, expiresOn, daysLeft }: EndingPaper): Promise<void> {
  const atDays = reminderAt(daysLeft);
  if (atDays === null) return;
  await transaction(ctx, async tx => {
    if (!(await markReminded(tx, id, atDays))) return;
    const message = identityMessages.expiring(kind, expiresOn, daysLeft);
    await notifyMerchant(ctx, tx, { ...message, merchantId, link: IDENTITY_PAGE });
  });
}
