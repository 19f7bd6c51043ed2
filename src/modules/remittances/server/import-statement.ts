import { post } from '#modules/ledger/server/post.ts';
import { withdrawMoney } from '#modules/ledger/server/sign-money.ts';
import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { importStatement as call } from '../calls.ts';
import { differenceOf, importEntries } from '../cash-exception.ts';
import { type MatchedStatement, totalsOf } from '../statement.ts';
import { remittanceRefusal } from '../text.ts';
import { hashOf, refuseOtherFile } from './check-statement.ts';
import {
  insertExceptions,
  insertLines,
  insertRemittance,
  insertSuspense,
  lockCash,
} from './import-statement.sql.ts';
import { describeMatched, matchRead } from './match-file.ts';
import { type ReadStatement, readStatement } from './read-statement.ts';

type Input = CallInput<typeof call>;
type By = Caller<Account>;

/**
 * Imports a courier's or a gateway's statement, whole: marks the cash of its parcels as remitted, books the fees of all of them, holds
 * in suspense what nobody knows, and leaves differences to a person. Known lines change nothing, so importing the same
 * statement again changes nothing. Refuses with `statement_has_problems` only while an amount cannot be read.
 */
export const importStatement: UseCase<typeof call> = async (ctx, input, by) => {
  const read = await readStatement(ctx.readers, { owner: `account/${by.viewer.userId}`, bytes: input.file });
  return transaction(ctx, tx => take(ctx, tx, { input, read, by }));
};

interface Taken {
  input: Input;
  read: ReadStatement;
  by: By;
}

async function take(ctx: Ctx, tx: Tx, { input, read, by }: Taken) {
  const { courier } = input;
  await lockCash(tx, { courier, trackingNumbers: read.lines.map(line => line.trackingNumber) });
  const earlier = await refuseOtherFile(tx, { ...input, fileHash: hashOf(input.file) });
  const checked = await matchRead(tx, input, read);
  const described = describeMatched(checked);
  if (checked.problems.length > 0)
    throw remittanceRefusal('statement_has_problems', { problems: described.problems });
  if (checked.matched.length + checked.suspense.length === 0) return { ...described, remittanceId: earlier };
  return { ...described, remittanceId: await storeStatement(ctx, tx, { input, by, checked }) };
}

interface NewStatement {
  input: Input;
  by: By;
  checked: MatchedStatement;
}

async function storeStatement(
  { clock }: Ctx,
  tx: Tx,
  { input, by, checked: { matched: lines, suspense } }: NewStatement,
): Promise<number> {
  const { file, courier, reference } = input;
  const [totals, at, userId] = [totalsOf([...lines, ...suspense]), clock.now(), by.viewer.userId];
  const id = await insertRemittance(tx, {
    ...totals,
    courier,
    reference,
    fileHash: hashOf(file),
    by: userId,
    at,
  });
  if (id === undefined) throw remittanceRefusal('reference_used');
  const ended = await insertLines(tx, id, { lines, by: userId, at });
  await withdrawMoney(tx, { action: 'cashDifference', subjects: ended, at });
  const differences = lines.flatMap(line => {
    const difference = line.kind === 'cash' && differenceOf(line, line.due);
    return difference && line.parcelId !== null ? [{ ...difference, parcelId: line.parcelId }] : [];
  });
  await insertExceptions(tx, { courier, differences, at });
  await insertSuspense(tx, { remittanceId: id, courier, lines: suspense, at });
  const entries = importEntries(courier, {
    fees: totalsOf(lines.filter(({ isBooked }) => !isBooked)).fees,
    suspense,
  });
  await post(tx, { cause: { type: 'remittance', id }, kind: 'imported', entries, userId, at });
  const to = { courier, reference, lines: lines.length, suspense: suspense.length, ...totals };
  await recordChange(tx, by, {
    what: 'remittance.imported',
    subject: { type: 'remittance', id },
    from: null,
    to,
  });
  return id;
}
