import { readSettings } from '#modules/settings/server/read-settings.ts';
import { endOfCairoDay } from '#platform/dates.ts';
import { toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  disputeStatement as disputeCall,
  EntryBody,
  listStatements as listCall,
  StatementBody,
  StatementWithLines,
} from '../money.calls.ts';
import { payoutRefusal } from '../text.ts';
import { notifyOfMoney } from './notify-of-money.ts';
import { ownMerchant, readMerchant } from './own-merchant.ts';
import {
  isOnStatement,
  type StoredEntry,
  type StoredStatement,
  selectStatement,
  selectStatementEntries,
  selectStatements,
  updateDispute,
} from './statements.sql.ts';

export const listStatements: UseCase<typeof listCall> = async (ctx, { before, limit }, caller) => {
  const asOf = await daysToDispute(ctx);
  const merchantId = ownMerchant(caller);
  const found = await selectStatements(ctx.db, { merchantId, before, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    statements: page.map(statement => describeStatement(statement, asOf)),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
};

/** A statement that the viewer may read, with every entry; otherwise `statement_not_found`. */
export async function showStatement(
  ctx: Ctx,
  { statementId }: { statementId: number },
  caller: Caller<Account>,
): Promise<StatementWithLines> {
  const asOf = await daysToDispute(ctx);
  const merchantId = readMerchant(caller);
  const statement = await selectStatement(ctx.db, { merchantId, statementId });
  if (!statement) throw payoutRefusal('statement_not_found');
  const shown = describeStatement(statement, asOf);
  return {
    ...shown,
    canDispute: merchantId !== 'any' && shown.canDispute,
    merchantName: statement.merchantName,
    lines: (await selectStatementEntries(ctx.db, statementId)).map(describeEntry),
  };
}

/** Records a merchant's objection to a statement. After 15 days (a setting) the statement is final. */
export const disputeStatement: UseCase<typeof disputeCall> = async (
  ctx,
  { statementId, reason, entryId },
  caller,
) => {
  const { payouts } = await readSettings(ctx);
  const now = ctx.clock.now();
  return transaction(ctx, async tx => {
    const statement = await selectStatement(tx, { merchantId: ownMerchant(caller), statementId });
    if (!statement) throw payoutRefusal('statement_not_found');
    if (now >= endOfCairoDay(statement.madeAt, payouts.disputeDays)) throw payoutRefusal('dispute_too_late');
    if (entryId !== undefined && !(await isOnStatement(tx, { statementId, entryId })))
      throw payoutRefusal('entry_not_found');
    if (!(await updateDispute(tx, { statementId, reason, entryId, now })))
      throw payoutRefusal('disputed_already');
    const subject = { type: 'statement', id: statementId };
    await recordChange(tx, caller, { what: 'statement.dispute', subject, from: null, to: reason });
    await notifyOfMoney(ctx, tx, {
      to: 'finance',
      text: 'statement_disputed',
      facts: { number: statement.number, reason },
    });
    return { disputed: true };
  });
};

interface AsOf {
  now: Date;
  disputeDays: number;
}

async function daysToDispute(ctx: Ctx): Promise<AsOf> {
  const { payouts } = await readSettings(ctx);
  return { now: ctx.clock.now(), disputeDays: payouts.disputeDays };
}

function describeStatement(statement: StoredStatement, { now, disputeDays }: AsOf): StatementBody {
  const until = endOfCairoDay(statement.madeAt, disputeDays);
  return {
    ...statement,
    madeAt: statement.madeAt.toISOString(),
    opening: toPounds(statement.opening),
    closing: toPounds(statement.closing),
    disputableUntil: until.toISOString(),
    canDispute: statement.dispute === null && now < until,
  };
}

export function describeEntry({ at, amount, ...entry }: StoredEntry): EntryBody {
  return { ...entry, at: at.toISOString(), amount: toPounds(amount) };
}
