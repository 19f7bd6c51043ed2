import { checkCash } from './cash-on-delivery-rules.ts';
import type { KnownPayment, PaymentProvider, PaymentState } from './provider.ts';

const NOTHING: PaymentState = {
  state: 'unpaid',
  transaction: null,
  amount: 0,
  currency: 'EGP',
  refunded: 0,
};

const UNHEARD = { failure: 'waits', reportsPartialRefunds: false } as const;

/** There is nobody outside to ask: we know of the money only what we recorded when it came. A person sends it back. */
const ownBooks = {
  isEmulated: false,
  traits: () => ({ ...UNHEARD, refunds: 'by_hand' }),
  check: () => ({ outcome: 'allow' }),
  create: async () => null,
  inquire: async ({ transaction, amount }: KnownPayment): Promise<PaymentState> =>
    transaction === null ? NOTHING : { ...NOTHING, state: 'captured', transaction, amount },
  refund: async () => 'by_hand',
  void: async ({ transaction }: KnownPayment) => (transaction === null ? 'voided' : 'too_late'),
  parseCallback: () => ({ decision: 'forged' }),
} as const satisfies Partial<PaymentProvider>;

/**
 * Cash at the door. By its rules it waits only for the buyer's confirmation. Refunds go by hand to the account that the
 * buyer names.
 */
export const cash: PaymentProvider = {
  ...ownBooks,
  name: 'cash',
  methods: ['cash_on_delivery'],
  check: checkCash,
};

/** A transfer by InstaPay or bank, with the order's number in its note. Our staff see it arrive and confirm it. */
export const manual: PaymentProvider = {
  ...ownBooks,
  name: 'manual',
  methods: ['bank_transfer'],
  create: async ({ reference, orderId, expiresAt }) => ({
    kind: 'code',
    providerReference: reference,
    code: String(orderId),
    expiresAt,
  }),
};

/**
 * The buyer's account credit, spent before anything else and refunded to the same account. The ledger moves the money.
 */
export const storeCredit: PaymentProvider = {
  ...ownBooks,
  name: 'store_credit',
  methods: [],
  traits: () => ({ ...UNHEARD, refunds: 'sent' }),
  refund: async () => 'sent',
};
