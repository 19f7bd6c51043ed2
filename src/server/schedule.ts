/** What runs by the clock: minute, hour, day, month, weekday (UTC), then the job. A missed run is not made up for. */
export const schedule = [
  '* * * * * orders.fire-timers',
  '* * * * * returns.fire-return-timers',
  '* * * * * reports.count-sales',
  '* * * * * payouts.count-earnings',
  '* * * * * server.add-up-counters',
  '* * * * * catalog.count-requests',
  '*/10 * * * * reports.rank-goods',
  '* * * * * catalog.resume-imports',
  '0 2 * * * server.forget-expired',
  '40 1 * * * server.check-books',
  '20 2 * * * server.sweep-pictures',
  '0 * * * * merchants.end-holidays',
  '7 * * * * payouts.draft-payouts',
  '37 * * * * payouts.keep-standings',
  '* * * * * payments.ask-gateways',
  '17 * * * * payments.resume-refunds',
  '30 4 * * * remittances.watch-cash',
  '50 3 * * * search.renew-terms',
  '0 6 * * * returns.watch-refunds',
  // By day in Cairo: nobody is woken for an opinion.
  '10 8-17 * * * reviews.ask-for-reviews',
].join('\n');
