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

interface Kept {
  receipts: EmulatedReceipt[];
  invoices: EmulatedInvoice[];
}

/** What an emulated authority has taken. */
export async function openEtaBooks(savedBooks: SavedBooks) {
  const kept = await readSaved<Kept>(savedBooks, { receipts: [], invoices: [] });
  /** Of the last ten minutes, as its answer to a repeated submission needs them. */
  const bodies = new Map<string, number>();
  return { ...kept, bodies, save: () => savedBooks.write(JSON.stringify(kept)) };
}

export type EtaBooks = Awaited<ReturnType<typeof openEtaBooks>>;
