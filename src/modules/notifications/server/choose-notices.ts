import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { allChoices, isFixed, isOffered } from '../notice-choice.ts';
import { refuseNotice } from '../text.ts';
import {
  insertChoice,
  isToldAtNight,
  type NewChoice,
  selectChoices,
  setToldAtNight,
} from './choose-notices.sql.ts';
import { lockAccount } from './queries.ts';

type Choices = CallBody<typeof calls.showNoticeChoices>;

/** The buyer's choices, with the usual ones where nothing was chosen. */
export async function showNoticeChoices({ db, config }: Ctx, userId: number): Promise<Choices> {
  const choices = allChoices(await selectChoices(db, userId), config);
  return { choices, isQuiet: !(await isToldAtNight(db, userId)) };
}

/** Records the decision; repeating it records nothing. Refuses what is not offered or cannot be switched off. */
export async function chooseNotice(
  ctx: Ctx,
  wanted: CallInput<typeof calls.chooseNotice>,
  { viewer: { userId }, address }: Caller<Account>,
): Promise<Choices> {
  if (!isOffered(wanted, ctx.config) || (isFixed(wanted) && !wanted.wanted))
    throw refuseNotice('choice_not_offered');
  await transaction(ctx, async tx => {
    await lockAccount(tx, userId);
    await recordChoice(ctx, tx, { userId, address, ...wanted });
  });
  return showNoticeChoices(ctx, userId);
}

/** Writes a decision that differs from what holds; the caller has locked the account. */
export async function recordChoice(
  { clock, config }: Ctx,
  tx: Tx,
  wanted: Omit<NewChoice, 'now'>,
): Promise<void> {
  const before = allChoices(await selectChoices(tx, wanted.userId), config).find(
    ({ kind, channel }) => kind === wanted.kind && channel === wanted.channel,
  );
  if (before?.wanted !== wanted.wanted) await insertChoice(tx, { ...wanted, now: clock.now() });
}

export async function chooseQuietNights(
  ctx: Ctx,
  { isQuiet }: CallInput<typeof calls.chooseQuietNights>,
  { viewer: { userId } }: Caller<Account>,
): Promise<Choices> {
  await setToldAtNight(ctx.db, { userId, wanted: !isQuiet });
  return showNoticeChoices(ctx, userId);
}
