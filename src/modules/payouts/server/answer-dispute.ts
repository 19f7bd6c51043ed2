import { toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type {
  answerStatementDispute as answerCall,
  listStatementDisputes as listCall,
} from '../money.calls.ts';
import { payoutRefusal } from '../text.ts';
import { notifyOfMoney } from './notify-of-money.ts';
import { selectDisputed, selectDisputedStatement, updateAnswer } from './statements.sql.ts';

export const listStatementDisputes: UseCase<typeof listCall> = async ({ db }) => {
  const found = await selectDisputed(db);
  return {
    disputes: found.map(({ id, number, merchantName, madeAt, opening, closing, dispute }) => ({
      statementId: id,
      number,
      merchantName,
      madeAt: madeAt.toISOString(),
      opening: toPounds(opening),
      closing: toPounds(closing),
      dispute: dispute ?? '',
    })),
  };
};

/** Staff answer an objection once; its merchant is told. Corrections are adjustments in the ledger. */
export const answerStatementDispute: UseCase<typeof answerCall> = (ctx, { statementId, reason }, caller) =>
  transaction(ctx, async tx => {
    const statement = await selectDisputedStatement(tx, statementId);
    if (!statement) throw payoutRefusal('statement_not_found');
    if (!(await updateAnswer(tx, { statementId, answer: reason, now: ctx.clock.now() })))
      throw payoutRefusal('answered_already');
    const subject = { type: 'statement', id: statementId };
    await recordChange(tx, caller, { what: 'statement.answer', subject, from: null, to: reason });
    const { merchantId, number } = statement;
    await notifyOfMoney(ctx, tx, { to: { merchantId }, text: 'dispute_answered', facts: { number, reason } });
    return { answered: true };
  });
