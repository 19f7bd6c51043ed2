import { checkCode, sendCode, useCode } from '#modules/accounts/server/codes/code.ts';
import { countOwnCode } from '#modules/accounts/server/limits.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import { applyEventIn } from '#modules/orders/server/steps/apply-event.ts';
import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { sendCallerCode as codeCall, reportForCaller as reportCall } from '../../customers.calls.ts';
import { refuseCase } from '../../text.ts';
import { actorFor } from '../actor-for.ts';
import { selectSoldTo } from '../queries.ts';
import { openCase } from '../request-return.ts';
import { findCustomer } from './show-customer.ts';

const PURPOSE = 'caller';

/** Whoever reads it out has the account's telephone. Refuses after too many codes. */
export const sendCallerCode: UseCase<typeof codeCall> = async (ctx, { userId }, { address }) => {
  const { mobile } = await findCustomer(ctx.db, { userId });
  await countOwnCode(ctx, userId, address);
  await sendCode(ctx, sendMessage, { userId, channel: 'sms', recipient: mobile, purpose: PURPOSE });
  return { success: true };
};

/**
 * Opens a return or a claim for a caller whose code is right, under the buyer's own rules. Support has heard what is
 * wrong, so no photo is needed. The code is used up only if the case was opened.
 */
export const reportForCaller: UseCase<typeof reportCall> = async (
  ctx,
  { userId, code, ...report },
  caller,
) => {
  await findCustomer(ctx.db, { userId });
  const sold = await selectSoldTo(ctx.db, report.merchantOrderId);
  if (sold?.buyerId !== userId) throw refuseCase('return_not_found');
  const codeId = await checkCode(ctx, { owner: { userId }, purpose: PURPOSE, code });
  return transaction(ctx, async tx => {
    const kind = await openFor(ctx, tx, { userId, report, caller });
    await useCode(ctx, tx, codeId);
    const subject = { type: 'user', id: userId };
    await recordChange(tx, caller, { what: 'customer.report', subject, from: null, to: report.reason });
    return { kind };
  });
};

interface Reported {
  userId: number;
  report: Omit<CallInput<typeof reportCall>, 'userId' | 'code'>;
  caller: Caller<Account>;
}

async function openFor(ctx: Ctx, tx: Tx, { userId, report, caller }: Reported): Promise<'return' | 'claim'> {
  const { reason, merchantOrderId, note } = report;
  if (reason !== 'not_received') {
    const input = { ...report, reason, photos: [] };
    return (await openCase(ctx, tx, { input, by: actorFor(caller) })).kind;
  }
  // Only a buyer can say so; the audit log has who wrote it down.
  const by = { kind: 'buyer', userId, requestId: caller.requestId } as const;
  await applyEventIn(ctx, tx, { merchantOrderId, event: 'not_received', by, details: { reason: note } });
  return 'claim';
}
