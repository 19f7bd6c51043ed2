import { readSaved, type SavedBooks } from '../saved-books.ts';

export type IntegrationKind = 'card' | 'wallet' | 'kiosk';

export interface Intention {
  clientSecret: string;
  orderId: number;
  reference: string;
  amount: number;
  currency: string;
  integration: number;
  kind: IntegrationKind;
  notificationUrl: string;
  redirectionUrl: string;
  createdAt: string;
}

/** A transaction with the wire's own names, as Paymob posts and answers it. */
export interface WireTransaction {
  id: number;
  amount_cents: number;
  currency: string;
  success: boolean;
  pending: boolean;
  is_auth: boolean;
  is_capture: boolean;
  is_captured: boolean;
  is_standalone_payment: boolean;
  is_voided: boolean;
  is_refunded: boolean;
  is_refund: boolean;
  is_3d_secure: boolean;
  refunded_amount_cents: number;
  integration_id: number;
  has_parent_transaction: boolean;
  parent_transaction: number | null;
  order: { id: number; merchant_order_id: string; amount_cents: number; currency: string };
  created_at: string;
  owner: number;
  error_occured: boolean;
  source_data: { type: string; pan: string; sub_type: string };
  data: { bill_reference?: number; message: string };
}

interface Saved {
  next: number;
  intentions: Intention[];
  transactions: WireTransaction[];
}

/** The state of an emulated Paymob. */
export async function openPaymobBooks(savedBooks: SavedBooks) {
  const saved = await readSaved<Saved>(savedBooks, { next: 190_000_000, intentions: [], transactions: [] });
  return {
    nextId: () => ++saved.next,
    intentions: saved.intentions,
    transactions: saved.transactions,
    bySecret: (secret: string) => saved.intentions.find(each => each.clientSecret === secret),
    byReference: (reference: string) => saved.intentions.find(each => each.reference === reference),
    transaction: (id: number) => saved.transactions.find(each => each.id === id),
    lastOf: (orderId: number) => saved.transactions.findLast(each => each.order.id === orderId),
    save: () => savedBooks.write(JSON.stringify(saved)),
  };
}
export type PaymobBooks = Awaited<ReturnType<typeof openPaymobBooks>>;

type Change = Partial<WireTransaction>;

/** Writes a transaction of an intention, with the payer data of a sandbox. */
export function addTransaction(books: PaymobBooks, intention: Intention, change: Change): WireTransaction {
  const { orderId, reference, amount, currency, integration, kind } = intention;
  const made: WireTransaction = {
    id: books.nextId(),
    amount_cents: amount,
    currency,
    success: false,
    pending: false,
    is_auth: false,
    is_capture: false,
    is_captured: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: false,
    is_refund: false,
    is_3d_secure: kind === 'card',
    refunded_amount_cents: 0,
    integration_id: integration,
    has_parent_transaction: false,
    parent_transaction: null,
    order: { id: orderId, merchant_order_id: reference, amount_cents: amount, currency },
    created_at: new Date().toISOString().replace('Z', '000'),
    owner: 4705,
    error_occured: false,
    source_data: PAYERS[kind],
    data: { message: 'Approved' },
    ...change,
  };
  books.transactions.push(made);
  return made;
}

const PAYERS: Readonly<Record<IntegrationKind, WireTransaction['source_data']>> = {
  card: { type: 'card', pan: '2346', sub_type: 'MasterCard' },
  wallet: { type: 'wallet', pan: '01010101010', sub_type: 'wallet' },
  kiosk: { type: 'aggregator', pan: '', sub_type: 'AGGREGATOR' },
};
