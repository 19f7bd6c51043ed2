/** What runs by the clock: minute, hour, day, month, weekday (UTC), then the job. A missed run is not made up for. */
export const schedule = [
  '* * * * * fire-timers',
  '* * * * * fire-return-timers',
  '* * * * * count-sales',
  '* * * * * count-earnings',
  '* * * * * add-up-counters',
  '*/10 * * * * rank-goods',
  '* * * * * resume-imports',
  '0 2 * * * forget-expired',
  '20 2 * * * sweep-pictures',
  '0 * * * * end-holidays',
  '7 * * * * draft-payouts',
  '37 * * * * keep-standings',
  '* * * * * ask-gateways',
  '17 * * * * resume-refunds',
  '30 4 * * * watch-cash',
  '0 6 * * * watch-refunds',
].join('\n');
