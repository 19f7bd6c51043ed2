import { post } from '#modules/ledger/server/post.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { importStatement as call } from '../calls.ts';
import { differenceOf, remittanceEntries } from '../cash-exception.ts';
import { type MatchedLine, totalsOf } from '../statement.ts';
import { remittanceRefusal } from '../text.ts';
import { hashOf, refuseOtherFile } from './check-statement.ts';
import { describeMatched, matchRead } from './match-file.ts';
import { insertExceptions, insertLines, insertRemittance, lockCash } from './queries.ts';
import { type ReadStatement, readStatement } from './read-statement.ts';

type Input = CallInput<typeof call>;
type By = Caller<Account>;

/**
 * Imports a courier's statement: marks the cash of its parcels as remitted, posts it, and leaves differences to a
 * person. Known lines change nothing, so importing the same statement again changes nothing. Refuses with
 * `statement_has_problems` while a line cannot be accepted.
 */
export async function importStatement(ctx: Ctx, input: Input, by: By): Promise<CallBody<typeof call>> {
  const read = await readStatement(ctx.readers, { owner: `account/${by.viewer.userId}`, bytes: input.file });
  return transaction(ctx, tx => take(ctx, tx, { input, read, by }));
}

interface Taken {
  input: Input;
  read: ReadStatement;
  by: By;
}

async function take(ctx: Ctx, tx: Tx, { input, read, by }: Taken) {
  const { courier } = input;
  await lockCash(tx, { courier, trackingNumbers: read.lines.map(line => line.trackingNumber) });
  const earlier = await refuseOtherFile(tx, { ...input, fileHash: hashOf(input.file) });
  const checked = await matchRead(tx, courier, read);
  const described = describeMatched(checked);
  if (checked.problems.length > 0)
    throw remittanceRefusal('statement_has_problems', { problems: described.problems });
  if (checked.matched.length === 0) return { ...described, remittanceId: earlier };
  return { ...described, remittanceId: await keep(ctx, tx, { input, by, lines: checked.matched }) };
}

interface Kept {
  input: Input;
  by: By;
  lines: readonly MatchedLine[];
}

async function keep({ clock }: Ctx, tx: Tx, { input, by, lines }: Kept): Promise<number> {
  const { file, courier, reference } = input;
  const [totals, at, userId] = [totalsOf(lines), clock.now(), by.viewer.userId];
  const id = await insertRemittance(tx, {
    ...totals,
    courier,
    reference,
    fileHash: hashOf(file),
    by: userId,
    at,
  });
  if (id === undefined) throw remittanceRefusal('reference_used');
  await insertLines(tx, id, { lines, by: userId, at });
  const differences = lines.flatMap(line => {
    const difference = differenceOf(line, line.due);
    return difference ? [{ ...difference, parcelId: line.parcelId }] : [];
  });
  await insertExceptions(tx, { courier, differences, at });
  const entries = remittanceEntries(courier, totals);
  await post(tx, { cause: { type: 'remittance', id }, kind: 'remitted', entries, userId, at });
  const to = { courier, reference, lines: lines.length, ...totals };
  await recordChange(tx, by, {
    what: 'remittance.imported',
    subject: { type: 'remittance', id },
    from: null,
    to,
  });
  return id;
}
