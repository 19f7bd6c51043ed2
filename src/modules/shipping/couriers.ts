interface CourierFacts {
  /** Whose ledger account owes us the cash that was collected at the door. */
  account: 'merchant_payable' | 'courier_receivable';
  /** Where people follow a parcel by its number; null where nobody keeps such a page. */
  trackingPage: ((number: string) => string) | null;
}

/**
 * Everybody who delivers parcels. `merchant` is the merchant's own delivery, which every shop has. What else depends on
 * the courier is derived from this table or does not compile without an entry for each name.
 */
export const COURIERS = {
  merchant: { account: 'merchant_payable', trackingPage: null },
  bosta: {
    account: 'courier_receivable',
    // As the courier's own app for shops writes it into their orders.
    trackingPage: number =>
      `https://bosta.co/tracking-shipments?shipment-number=${encodeURIComponent(number)}`,
  },
} as const satisfies Record<string, CourierFacts>;

export type CourierName = keyof typeof COURIERS;
