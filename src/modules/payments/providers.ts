interface ProviderFacts {
  /** The ledger account that money by this provider is posted to; gateways and buyers have one each. */
  account: 'bank' | 'gateway_receivable' | 'store_credit';
  /** It sends signed messages to `gatewayCallback`. */
  sendsMessages: boolean;
  /** The buyer's bank may take its payments back, so staff can write down a dispute. */
  canBeDisputed: boolean;
}

const GATEWAY = { account: 'gateway_receivable', sendsMessages: true, canBeDisputed: true } as const;
const OWN_BOOKS = { sendsMessages: false, canBeDisputed: false } as const;

/**
 * Everybody who receives money for us, and what the shop must know of each. `manual` is our own staff, who confirm
 * transfers; `store_credit` is the buyer's balance. What else depends on the provider is derived from this table or
 * does not compile without an entry for each name.
 */
export const PROVIDERS = {
  cash: { ...OWN_BOOKS, account: 'bank' },
  paymob: GATEWAY,
  fawry: GATEWAY,
  manual: { ...OWN_BOOKS, account: 'bank' },
  store_credit: { ...OWN_BOOKS, account: 'store_credit' },
} as const satisfies Record<string, ProviderFacts>;

export type ProviderName = keyof typeof PROVIDERS;

/** The gateways, which hold our money until they pay it out. */
export const GATEWAYS = Object.keys(PROVIDERS).filter(isGateway);

export function isGateway(name: string): name is GatewayName {
  return PROVIDERS[name as GatewayName]?.account === 'gateway_receivable';
}

export type GatewayName = {
  [Name in ProviderName]: (typeof PROVIDERS)[Name]['account'] extends 'gateway_receivable' ? Name : never;
}[ProviderName];
