import { Refusal } from '../../refusal.ts';
import type { ReportedRows } from './read-worker.ts';
import type { SheetReaders } from './readers.ts';
import { refuseNoTable } from './refuse-no-table.ts';
import type { ReadRow } from './sheet.ts';

/** Megabytes for one table of some thousand rows. */
const MOST_MEMORY = 256;

/** Reads an uploaded CSV or XLSX like `readSheetFile`, but in a thread of its own. Refuses as `SheetReaders` does too. */
export async function readSheetApart(
  readers: SheetReaders,
  { owner, bytes }: { owner: string; bytes: Uint8Array },
): Promise<ReadRow[]> {
  refuseNoTable(bytes);
  let reply: ReportedRows | undefined;
  await readers.read<ReportedRows>({
    owner,
    script: new URL('./read-worker.ts', import.meta.url),
    data: bytes,
    memory: MOST_MEMORY,
    onMessage: message => {
      reply = message;
    },
  });
  if (!reply) throw new Error('the reading thread ended without an answer');
  if ('rows' in reply) return reply.rows;
  const { code, status, message } = reply.refused;
  throw new Refusal(code, [status, message]);
}
