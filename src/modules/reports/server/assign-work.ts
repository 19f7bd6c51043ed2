import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { assignFinanceWork as assignCall } from '../finance-work.calls.ts';
import { reportRefusal } from '../text.ts';
import { moveWork, selectColleague } from './assign-work.sql.ts';
import { deleteFinished, isOpenWork } from './show-finance-work.sql.ts';

/**
 * Says who does a row of the work of finance. Refuses what is finished (`work_not_found`), whoever may not do it
 * (`colleague_not_found`), and what somebody else took or gave meanwhile (`assigned_meanwhile`). Audited.
 */
export const assignFinanceWork: UseCase<typeof assignCall> = (ctx, { kind, workId, fromId, toId }, caller) =>
  transaction(ctx, async tx => {
    const now = ctx.clock.now();
    if (!(await isOpenWork(tx, { kind, workId, now }))) throw reportRefusal('work_not_found');
    const assignee = toId === null ? null : await selectColleague(tx, toId);
    if (assignee === undefined) throw reportRefusal('colleague_not_found');
    // Nobody's work stays nobody's.
    if (fromId === null && toId === null) return { assignee };
    if (!(await moveWork(tx, { kind, workId, fromId, toId, now }))) throw reportRefusal('assigned_meanwhile');
    await recordChange(tx, caller, {
      what: 'finance_work.assigned',
      subject: { type: 'finance_work', id: `${kind}/${workId}` },
      from: fromId === null ? null : String(fromId),
      to: toId === null ? null : String(toId),
    });
    return { assignee };
  });

/** Once a day: who had what is finished is of no use any more. */
export const forgetAssignees = (ctx: Ctx): Promise<void> => deleteFinished(ctx.db, ctx.clock.now());
