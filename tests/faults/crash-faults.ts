import type { Fault } from './fault.ts';

const REFUNDS = 'src/modules/refunds/server';
const CRASH = 'tests/storms/crash/crash-money.test.ts';
const REOPENING = 'tests/contract/returns/reopening.test.ts';

/** Mistakes that show when money is on its way and somebody pulls the plug, or takes back what happened. */
export const CRASH_FAULTS: readonly Fault[] = [
  {
    name: 'a refund whose answer was lost is sent once more',
    edits: [
      {
        file: `${REFUNDS}/send-tender.ts`,
        find: "if (tender.state === 'sending') return findWhetherSent(ctx, way);",
        replace: "if (tender.state === 'sending') return ask(ctx, way);",
      },
    ],
    tests: [CRASH],
  },
  {
    name: 'a delivery is taken back while its units come back',
    edits: [
      {
        file: 'src/modules/orders/can-do.ts',
        find: "if (event === 'reopened' && merchantOrder.hasReturnOrClaim) return 'not_possible_now';",
        replace: '',
      },
    ],
    tests: [REOPENING],
  },
  {
    name: 'an event of the whole order happens to one part',
    edits: [
      {
        file: 'src/modules/orders/server/steps/apply-event.ts',
        find: "if (coversGroup(input.event)) throw orderRefusal('not_possible_now');",
        replace: '',
      },
    ],
    tests: ['tests/contract/orders/group-events.test.ts'],
  },
  {
    name: 'of orders placed at once somebody is notified twice',
    edits: [
      {
        file: 'src/platform/server/events.ts',
        find: 'const left = events.filter(event => open.has(keyOf(event)));',
        replace: 'const left = open.size < 0 ? [] : events;',
      },
    ],
    tests: ['tests/contract/platform/events.test.ts'],
  },
  {
    name: 'one order that cannot be notified stops the notifications of all placed with it',
    edits: [
      {
        file: 'src/platform/server/events.ts',
        find: 'if (isOutage(err)) throw err;\n      return crowdOnce(ctx, [event], { key, follow });',
        replace: 'throw err;',
      },
    ],
    tests: ['tests/contract/platform/events.test.ts'],
  },
  {
    name: 'a device far from every city is offered one',
    edits: [
      {
        file: 'src/modules/shipping/nearest-city.ts',
        find: 'const FARTHEST_KM = 40;',
        replace: 'const FARTHEST_KM = 4000;',
      },
    ],
    tests: ['tests/unit/shipping/nearest-city.test.ts'],
  },
];
