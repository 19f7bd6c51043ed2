import { judgeCash } from './cash-on-delivery-rules.ts';
import type { KnownPayment, PaymentProvider, PaymentStanding } from './provider.ts';

const NOTHING: PaymentStanding = {
  state: 'unpaid',
  transaction: null,
  amount: 0,
  currency: 'EGP',
  refunded: 0,
};

const UNHEARD = { failure: 'waits', partsAreTold: false } as const;

/** Nobody outside to ask: what is known of the money is what we wrote down when it came. */
const ownBooks = {
  isEmulated: false,
  create: async () => null,
  inquire: async ({ transaction, amount }: KnownPayment): Promise<PaymentStanding> =>
    transaction === null ? NOTHING : { ...NOTHING, state: 'captured', transaction, amount },
  void: async ({ transaction }: KnownPayment) => (transaction === null ? 'voided' : 'too_late'),
  parseCallback: () => ({ verdict: 'forged' }),
} as const satisfies Partial<PaymentProvider>;

/** Cash at the door: nothing to wait for but, by its rules, the buyer's word. It goes back by hand, to where he says. */
export const cash: PaymentProvider = {
  ...ownBooks,
  name: 'cash',
  methods: ['cash_on_delivery'],
  traits: () => ({ ...UNHEARD, gives: 'nothing', refunds: 'by_hand' }),
  judge: judgeCash,
  refund: async () => 'by_hand',
};

/** A transfer by InstaPay or bank, with the order's number in its note: our staff see it arrive and confirm it. */
export const desk: PaymentProvider = {
  ...ownBooks,
  name: 'desk',
  methods: ['bank_transfer'],
  traits: () => ({ ...UNHEARD, gives: 'code', refunds: 'by_hand' }),
  judge: () => ({ outcome: 'allow' }),
  create: async ({ reference, orderId, expiresAt }) => ({
    kind: 'code',
    providerReference: reference,
    code: String(orderId),
    expiresAt,
  }),
  refund: async () => 'by_hand',
};

/** The buyer's own balance with us: spent before anything else, and given back to it. The ledger moves the money. */
export const storeCredit: PaymentProvider = {
  ...ownBooks,
  name: 'store_credit',
  methods: [],
  traits: () => ({ ...UNHEARD, gives: 'nothing', refunds: 'sent' }),
  judge: () => ({ outcome: 'allow' }),
  refund: async () => 'sent',
};
