import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { allChoices, isFixed, isOffered } from '../notice-choice.ts';
import { refuseNotice } from '../text.ts';
import { insertChoice, isToldAtNight, selectChoices, setToldAtNight } from './choose-notices.sql.ts';
import { lockAccount } from './queries.ts';

type Choices = CallBody<typeof calls.showNoticeChoices>;

/** The buyer's choices, with the usual ones where nothing was chosen. */
export async function showNoticeChoices({ db }: Ctx, userId: number): Promise<Choices> {
  const choices = allChoices(await selectChoices(db, userId));
  return { choices, isQuiet: !(await isToldAtNight(db, userId)) };
}

/** Records the decision; repeating it records nothing. Refuses what is not offered or cannot be switched off. */
export async function chooseNotice(
  ctx: Ctx,
  wanted: CallInput<typeof calls.chooseNotice>,
  { viewer: { userId }, address }: Caller<Account>,
): Promise<Choices> {
  if (!isOffered(wanted) || (isFixed(wanted) && !wanted.wanted)) throw refuseNotice('choice_not_offered');
  await transaction(ctx, async tx => {
    await lockAccount(tx, userId);
    const before = allChoices(await selectChoices(tx, userId)).find(
      ({ kind, channel }) => kind === wanted.kind && channel === wanted.channel,
    );
    if (before?.wanted !== wanted.wanted)
      await insertChoice(tx, { userId, address, ...wanted, now: ctx.clock.now() });
  });
  return showNoticeChoices(ctx, userId);
}

export async function chooseQuietNights(
  ctx: Ctx,
  { isQuiet }: CallInput<typeof calls.chooseQuietNights>,
  { viewer: { userId } }: Caller<Account>,
): Promise<Choices> {
  await setToldAtNight(ctx.db, { userId, wanted: !isQuiet });
  return showNoticeChoices(ctx, userId);
}
