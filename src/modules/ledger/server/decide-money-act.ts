import type { MoneyAction } from '#modules/settings/money-action.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import {
  type decideMoneyAct as decideCall,
  type listMoneyActs as listCall,
  MOST_ACTS,
} from '../control.calls.ts';
import { ledgerRefusal } from '../text.ts';
import { type StoredAct, selectWaitingAct, selectWaitingActs, withdrawWaiting } from './sign-money.sql.ts';
import { noteAct } from './sign-money.ts';

type By = Caller<Account>;

/** The use case of each action, which signs and, once enough people have, does it. Payouts are signed by their steps. */
export type Performers = Readonly<Record<Exclude<MoneyAction, 'payout'>, Perform>>;
export type Perform = (ctx: Ctx, tx: Tx, signing: { act: StoredAct; by: By }) => Promise<unknown>;

export const listMoneyActs: UseCase<typeof listCall> = async ({ db }, _, { viewer }) => {
  const acts = await selectWaitingActs(db, MOST_ACTS);
  return {
    acts: acts.map(({ amount, askedAt, signedBy, ...act }) => ({
      ...act,
      amount: toPounds(amount),
      askedAt: askedAt.toISOString(),
      signedBy: signedBy.map(({ name }) => name),
      isMine: signedBy.some(({ id }) => id === viewer.userId),
    })),
  };
};

/**
 * Another person signs what waits, which does it once enough have, or refuses it; who signed may take it back. Refuses what
 * does not wait any more (`money_act_not_found`), and whatever the action itself refuses.
 */
export const decideMoneyAct =
  (performers: Performers) =>
  (
    ctx: Ctx,
    { actId, decision }: CallInput<typeof decideCall>,
    by: By,
  ): Promise<CallBody<typeof decideCall>> =>
    transaction(ctx, async tx => {
      const act = await selectWaitingAct(tx, actId);
      if (!act || act.action === 'payout') throw ledgerRefusal('money_act_not_found');
      if (decision === 'agree') {
        if (act.signedBy.includes(by.viewer.userId)) throw ledgerRefusal('second_person_needed');
        await performers[act.action](ctx, tx, { act, by });
        return { waits: (await selectWaitingAct(tx, actId)) !== undefined };
      }
      if (!(await withdrawWaiting(tx, actId, ctx.clock.now()))) throw ledgerRefusal('money_act_not_found');
      await noteAct(tx, by, { what: 'money.refused', actId, act });
      return { waits: false };
    });
