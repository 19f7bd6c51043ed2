import { isGateway } from '#modules/payments/providers.ts';
import { toPounds } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import type { CheckedStatement } from '../calls.ts';
import { differenceOf } from '../cash-exception.ts';
import { matchSettlement, matchStatement } from '../match-lines.ts';
import { type MatchedLine, type MatchedStatement, totalsOf } from '../statement.ts';
import { PROBLEM_TEXT, SUSPENSE_TEXT } from '../text.ts';
import { selectCash, selectEarlier, selectPayments } from './match-file.sql.ts';
import type { ReadStatement } from './read-statement.ts';

/** What the lines of a statement mean now. */
export async function matchRead(
  run: Runner,
  { courier, reference }: { courier: string; reference: string },
  read: ReadStatement,
): Promise<MatchedStatement> {
  const trackingNumbers = [...new Set(read.lines.map(line => line.trackingNumber))];
  const named = { courier, trackingNumbers };
  const earlierOf = (ids: number[]) => selectEarlier(run, { ...named, reference, ids });
  const matchPayments = async () => {
    const rows = await selectPayments(run, named);
    return matchSettlement(read.lines, { rows, earlier: await earlierOf(rows.map(row => row.paymentId)) });
  };
  const matchCash = async () => {
    const rows = await selectCash(run, named);
    return matchStatement(read.lines, { rows, earlier: await earlierOf(rows.map(row => row.parcelId)) });
  };
  const checked = isGateway(courier) ? await matchPayments() : await matchCash();
  const problems = [...read.problems, ...checked.problems].toSorted((a, b) => a.row - b.row);
  return { ...checked, problems };
}

/** The same for display. */
export function describeMatched({
  matched,
  suspense,
  already,
  problems,
}: MatchedStatement): CheckedStatement {
  const { gross, fees, net } = totalsOf([...matched, ...suspense]);
  const countOf = (...kinds: MatchedLine['kind'][]) =>
    matched.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    lines: countOf('cash', 'payment'),
    refundLines: countOf('refund', 'chargeback'),
    feeLines: countOf('fee'),
    already,
    gross: toPounds(gross),
    fees: toPounds(fees),
    net: toPounds(net),
    problems: problems.map(({ row, trackingNumber, problem, written }) => ({
      row,
      trackingNumber,
      message: PROBLEM_TEXT[problem](written),
    })),
    suspense: suspense.map(({ row, trackingNumber, gross: came, fee, reason }) => ({
      row,
      trackingNumber,
      amount: toPounds(came - fee),
      message: SUSPENSE_TEXT[reason],
    })),
    differences: matched.flatMap(line => {
      const difference = line.kind === 'cash' && differenceOf(line, line.due);
      if (!difference) return [];
      const { row, trackingNumber, due, gross: came } = line;
      return [{ row, trackingNumber, due: toPounds(due), gross: toPounds(came), kind: difference.kind }];
    }),
  };
}
