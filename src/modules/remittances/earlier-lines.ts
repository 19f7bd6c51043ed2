import type { StatementLine } from './statement.ts';

/** A line of a statement that was imported before. */
export interface EarlierLine extends StatementLine {
  statement: number;
  /** The statement has the number that is being imported, so it is this very file. */
  isThisFile: boolean;
  /** The parcel or the payment that it was placed with; null while it waits in suspense. */
  placedWith: number | null;
}

/** The parcel or the payment that each name of the new file stands for. */
type Ids = ReadonlyMap<string, number>;

/**
 * Tells of each line of a new file, asked in the file's order, whether an earlier import has it. The lines are recognised
 * by what they say and by how often they say it, because saving a file again moves its rows. A fee, and a line without a
 * name, may come again in the same words in a later statement, so they are recognised only where the file repeats the
 * statement that had them.
 */
export function recogniser(lines: readonly StatementLine[], earlier: readonly EarlierLine[], ids: Ids) {
  const file = new Set(lines.map(line => contentOf(line, ids)));
  const statements = Map.groupBy(earlier, ({ statement }) => statement).values();
  const repeated = [...statements].filter(had => isRepeated(had, { file, ids })).flat();
  const left = countRows(repeated, ids);
  return (line: StatementLine): boolean => {
    const content = contentOf(line, ids);
    const count = left.get(content) ?? 0;
    left.set(content, count - 1);
    return count > 0;
  };
}

/** A statement's money comes once, so any of it shows the statement; one without money is shown by all its fees. */
function isRepeated(had: readonly EarlierLine[], { file, ids }: { file: ReadonlySet<string>; ids: Ids }) {
  const isInFile = (line: EarlierLine) => file.has(contentOf(line, ids));
  const named = had.filter(line => line.placedWith !== null || line.trackingNumber !== '');
  const money = named.filter(({ gross }) => gross !== 0);
  if (had.some(({ isThisFile }) => isThisFile) || money.some(isInFile)) return true;
  return money.length === 0 && named.length > 0 && named.every(isInFile);
}

/** How many rows said the same. A row that waited and was then placed is stored twice. */
function countRows(lines: readonly EarlierLine[], ids: Ids): Map<string, number> {
  const rows = Map.groupBy(lines, line => contentOf(line, ids));
  return new Map(
    [...rows].map(([content, same]) => [
      content,
      new Set(same.map(({ statement, row }) => `${statement}/${row}`)).size,
    ]),
  );
}

function contentOf(line: StatementLine | EarlierLine, ids: Ids): string {
  const placedWith = 'placedWith' in line ? line.placedWith : null;
  const subject = placedWith ?? ids.get(line.trackingNumber) ?? `«${line.trackingNumber}»`;
  return [subject, line.gross, line.fee].join('/');
}
