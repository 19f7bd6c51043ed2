import { fine, printTable } from './table.ts';

/** The table that `bench:all` collects from every benchmark. */
export const AIMS_TITLE = 'Aims';

/** What is asked of a figure. */
export interface Aim {
  what: string;
  result: number;
  least?: number;
  most?: number;
}

export function printAims(aims: readonly Aim[]): void {
  printTable(
    AIMS_TITLE,
    ['what', 'result', 'aim', 'met'],
    aims.map(({ what, result, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }) => [
      what,
      fine(result),
      Number.isFinite(least) ? `≥ ${fine(least)}` : `≤ ${fine(most)}`,
      result >= least && result <= most ? 'yes' : '**no**',
    ]),
  );
}
