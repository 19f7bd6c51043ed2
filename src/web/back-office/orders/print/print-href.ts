export const PRINTED = ['labels', 'slips', 'picks', 'manifest', 'summary'] as const;
export type Printed = (typeof PRINTED)[number];

/** The address that prints merchant orders. */
export function printHref(what: Printed, merchantOrderIds: readonly number[]): string {
  return `/orders/print?what=${what}&ids=${merchantOrderIds.join('.')}`;
}
