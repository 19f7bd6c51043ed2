import { toPounds } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import type { CheckedStatement } from '../calls.ts';
import { differenceOf } from '../cash-exception.ts';
import { type MatchedStatement, matchStatement, totalsOf } from '../statement.ts';
import { PROBLEM_TEXT, SUSPENSE_TEXT } from '../text.ts';
import { selectCash, selectSuspense } from './queries.ts';
import type { ReadStatement } from './read-statement.ts';

/** What the lines of a statement mean now. */
export async function matchRead(
  run: Runner,
  courier: string,
  read: ReadStatement,
): Promise<MatchedStatement> {
  const trackingNumbers = read.lines.map(line => line.trackingNumber);
  const parcels = await selectCash(run, { courier, trackingNumbers });
  const checked = matchStatement(read.lines, { parcels, suspense: await selectSuspense(run, courier) });
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
  const cash = matched.filter(line => line.kind === 'cash');
  return {
    lines: cash.length,
    feeLines: matched.length - cash.length,
    already,
    gross: toPounds(gross),
    fees: toPounds(fees),
    net: toPounds(net),
    problems: problems.map(({ row, trackingNumber, problem }) => ({
      row,
      trackingNumber,
      message: PROBLEM_TEXT[problem],
    })),
    suspense: suspense.map(({ row, trackingNumber, gross: came, fee, reason }) => ({
      row,
      trackingNumber,
      amount: toPounds(came - fee),
      message: SUSPENSE_TEXT[reason],
    })),
    differences: cash.flatMap(line => {
      const difference = differenceOf(line, line.due);
      if (!difference) return [];
      const { row, trackingNumber, due, gross: came } = line;
      return [{ row, trackingNumber, due: toPounds(due), gross: toPounds(came), kind: difference.kind }];
    }),
  };
}
