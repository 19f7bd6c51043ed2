import { cairoTime } from './cairo-time.ts';
import type { Cell } from './sheet.ts';

/** A cell as text; a moment as Cairo's clock shows it. */
export function formatCell(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cairoTime(cell).toISOString().slice(0, 16).replace('T', ' ') : String(cell);
}
