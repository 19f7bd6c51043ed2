import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { covers, wordingOf } from '../receiver.ts';
import { refuseAnalytics } from '../text.ts';
import { insertDecision, lockAccount, selectWording } from './queries.ts';
import { receiversOf } from './report-sale.ts';

type Choice = CallBody<typeof calls.showAnalyticsChoice>;

/** A consent holds only if it named every service that is asked about now. */
export async function showAnalyticsChoice(ctx: Ctx, userId: number): Promise<Choice> {
  const receivers = await receiversOf(ctx);
  const wording = await selectWording(ctx.db, userId);
  return { receivers, isGiven: wording !== null && receivers.every(each => covers(wording, each)) };
}

/** Records the decision; repeating it records nothing. A consent can be taken back also when nothing is asked any more. */
export async function chooseAnalytics(
  ctx: Ctx,
  { wanted }: CallInput<typeof calls.chooseAnalytics>,
  { viewer: { userId }, address }: Caller<Account>,
): Promise<Choice> {
  const receivers = await receiversOf(ctx);
  if (wanted && receivers.length === 0) throw refuseAnalytics('analytics_not_offered');
  const wording = wordingOf(receivers);
  await transaction(ctx, async tx => {
    await lockAccount(tx, userId);
    const before = await selectWording(tx, userId);
    if (before === (wanted ? wording : null)) return;
    await insertDecision(tx, { userId, wanted, wording, address, now: ctx.clock.now() });
  });
  return showAnalyticsChoice(ctx, userId);
}
