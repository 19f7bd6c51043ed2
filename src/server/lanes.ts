import type { Jobs, Lane } from '#platform/server/jobs.ts';

/** The jobs of every lane but `money`, which has all others: what follows from events, and only asks the database. */
const ELSEWHERE = {
  // What every order is followed by. It moves no money, so it is done in crowds and keeps up with a flash sale.
  notices: ['order.placed'],
  gateways: [
    'payments.inquire-again',
    'refunds.resume-tenders',
    'order.payment_fell_due',
    'payment.reported',
    'payment.refund_reported',
    'refunds.send-tender',
    'orders.book-parcel',
    'orders.ask-courier',
    'returns.book-pickup',
    'returns.ask-courier',
  ],
  timers: [
    'orders.fire-timers',
    'returns.fire-return-timers',
    'reports.count-sales',
    'payouts.count-earnings',
    'server.add-up-counters',
    'merchants.end-holidays',
    'merchants.apply-identity-changes',
    'accounts.watch-failures',
    'catalog.resume-imports',
    'catalog.count-requests',
    'media.forget-file',
    'search.index-merchant',
    'search.index-products',
  ],
  messages: [
    'notifications.deliver-messages',
    'notifications.deliver-push',
    'notifications.fall-back-to-sms',
    'accounts.send-mobile-code',
    'accounts.send-entry-code',
    'accounts.send-contact-code',
    'accounts.send-owner-code',
    'accounts.send-reset-code',
    'accounts.notify-owner',
    'accounts.send-alert',
  ],
  pictures: ['media.make-sizes', 'media.publish-picture'],
  // Strangers' servers, which may be slow on purpose.
  elsewhere: ['media.store-foreign'],
  // Foreign counters of sales, which nobody waits for.
  analytics: ['analytics.report-sale'],
  // A silent tax authority holds up nothing else.
  documents: ['taxes.submit-documents'],
  exports: [
    'catalog.run-import',
    'catalog.merge-places',
    'payouts.draft-payouts',
    'server.forget-expired',
    'payouts.update-balance-states',
    'reports.rank-goods',
    'reports.pair-goods',
    'catalog.find-deals',
    'search.renew-terms',
    'search.index-portion',
    'server.sweep-pictures',
    'server.check-books',
    'remittances.watch-cash',
    'merchants.remind-of-papers',
    'returns.watch-refunds',
    'reviews.ask-for-reviews',
    'catalog.notify-watchers',
    'cart.remind-of-carts',
    'reviews.rate-merchants',
    'feeds.write-feeds',
  ],
} as const satisfies Record<string, readonly string[]>;

export const LANES = [
  'money',
  'notices',
  'gateways',
  'timers',
  'messages',
  'pictures',
  'documents',
  'analytics',
  'elsewhere',
  'exports',
] as const;
export type LaneName = (typeof LANES)[number];

/** How many jobs of each lane run at once in one process. */
const AT_ONCE: Record<LaneName, number> = {
  money: 2,
  notices: 16,
  gateways: 2,
  timers: 2,
  messages: 4,
  pictures: 1,
  documents: 1,
  analytics: 1,
  elsewhere: 3,
  exports: 1,
};

/** Of jobs that are many and move no money. */
const IN_BATCHES: ReadonlySet<LaneName> = new Set(['notices', 'messages', 'timers', 'pictures']);

/**
 * Sorts all jobs into lanes, so that a silent mail server never holds up a settlement. The clock's jobs are added by the
 * lane of the timers, whatever lane runs them.
 */
export function lanesOf(jobs: Jobs, schedule: string): Lane[] {
  return LANES.map(name => ({
    name,
    atOnce: AT_ONCE[name],
    jobs: Object.fromEntries(Object.entries(jobs).filter(([job]) => laneOf(job) === name)),
    ...(name === 'timers' && { schedule }),
    ...(IN_BATCHES.has(name) && { inBatches: true as const }),
  }));
}

export function laneOf(job: string): LaneName {
  const found = Object.entries(ELSEWHERE).find(([, names]) => (names as readonly string[]).includes(job));
  return (found?.[0] ?? 'money') as LaneName;
}
