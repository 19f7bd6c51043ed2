import { type Clock, MINUTE } from '#platform/clock.ts';
import { readSaved, type SavedBooks } from '../saved-books.ts';

export interface EmulatedReceipt {
  uuid: string;
  number: string;
  rin: string;
  device: string;
  type: string;
  total: string;
  status: 'Valid' | 'Invalid';
  errors: { code: string; target: string; message: string }[];
}

export interface EmulatedInvoice extends Omit<EmulatedReceipt, 'device'> {
  payload: string;
}

interface Saved {
  receipts: EmulatedReceipt[];
  invoices: EmulatedInvoice[];
}

const REPEATED_WITHIN = 10 * MINUTE;

/** What an emulated authority has taken. */
export async function openEtaBooks(savedBooks: SavedBooks, clock: Clock) {
  const saved = await readSaved<Saved>(savedBooks, { receipts: [], invoices: [] });
  const seen = new Map<string, number>();
  return {
    ...saved,
    /** Whether the same submission came within the last ten minutes; it has come now. */
    isRepeated(body: string): boolean {
      const [before, now] = [seen.get(body), clock.now().getTime()];
      seen.set(body, now);
      return before !== undefined && now - before < REPEATED_WITHIN;
    },
    save: () => savedBooks.write(JSON.stringify(saved)),
  };
}

export type EtaBooks = Awaited<ReturnType<typeof openEtaBooks>>;
