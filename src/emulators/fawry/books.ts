import { readSaved, type SavedBooks } from '../saved-books.ts';

export type FawryStatus = 'NEW' | 'PAID' | 'CANCELED' | 'EXPIRED' | 'REFUNDED' | 'PARTIAL_REFUNDED';

export interface EmulatedOrder {
  merchantRefNum: string;
  referenceNumber: string;
  /** Piastres. */
  amount: number;
  refunded: number;
  status: FawryStatus;
  mobile: string;
  expiry: number;
  /** The reference of the money, once it came. */
  paymentNumber: string | null;
}

interface Saved {
  next: number;
  orders: EmulatedOrder[];
}

/** The state of an emulated Fawry. */
export async function openFawryBooks(savedBooks: SavedBooks) {
  const saved = await readSaved<Saved>(savedBooks, { next: 931_000_000, orders: [] });
  return {
    nextNumber: () => String(++saved.next),
    orders: saved.orders,
    ours: (merchantRefNum: string) => saved.orders.find(each => each.merchantRefNum === merchantRefNum),
    byNumber: (number: string) => saved.orders.find(each => each.referenceNumber === number),
    save: () => savedBooks.write(JSON.stringify(saved)),
  };
}
export type FawryBooks = Awaited<ReturnType<typeof openFawryBooks>>;
