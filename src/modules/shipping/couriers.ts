interface CourierFacts {
  /** Whose ledger account owes us the cash that was collected at the door. */
  account: 'merchant_payable' | 'courier_receivable';
}

/**
 * Everybody who delivers parcels. `merchant` is the merchant's own delivery, which every shop has. What else depends on
 * the courier is derived from this table or does not compile without an entry for each name.
 */
export const COURIERS = {
  merchant: { account: 'merchant_payable' },
  bosta: { account: 'courier_receivable' },
} as const satisfies Record<string, CourierFacts>;

export type CourierName = keyof typeof COURIERS;
