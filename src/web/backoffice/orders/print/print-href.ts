export const PRINTED = ['labels', 'slips', 'summary'] as const;
export type Printed = (typeof PRINTED)[number];

/** Where merchant orders are printed. */
export function printHref(what: Printed, merchantOrderIds: readonly number[]): string {
  return `/orders/print?what=${what}&ids=${merchantOrderIds.join('.')}`;
}
