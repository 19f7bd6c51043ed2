import { toPounds } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import type { CheckedStatement } from '../calls.ts';
import { differenceOf } from '../cash-exception.ts';
import { type MatchedStatement, matchStatement, totalsOf } from '../statement.ts';
import { PROBLEM_TEXT } from '../text.ts';
import { selectCash } from './queries.ts';
import type { ReadStatement } from './read-statement.ts';

/** What the lines of a statement mean now. */
export async function matchRead(
  run: Runner,
  courier: string,
  read: ReadStatement,
): Promise<MatchedStatement> {
  const trackingNumbers = read.lines.map(line => line.trackingNumber);
  const checked = matchStatement(read.lines, await selectCash(run, { courier, trackingNumbers }));
  const problems = [...read.problems, ...checked.problems].toSorted((a, b) => a.row - b.row);
  return { ...checked, problems };
}

/** The same for display. */
export function describeMatched({ matched, already, problems }: MatchedStatement): CheckedStatement {
  const { gross, fees, net } = totalsOf(matched);
  return {
    lines: matched.length,
    already,
    gross: toPounds(gross),
    fees: toPounds(fees),
    net: toPounds(net),
    problems: problems.map(({ row, trackingNumber, problem }) => ({
      row,
      trackingNumber,
      message: PROBLEM_TEXT[problem],
    })),
    differences: matched.flatMap(line => {
      const difference = differenceOf(line, line.due);
      if (!difference) return [];
      const { row, trackingNumber, due, gross: came } = line;
      return [{ row, trackingNumber, due: toPounds(due), gross: toPounds(came), kind: difference.kind }];
    }),
  };
}
