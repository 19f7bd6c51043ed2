import { ACTOR_KINDS, type ActorKind } from '#modules/orders/actor.ts';
import { PARCEL_RULES } from '#modules/orders/parcel.ts';
import { MERCHANT_ORDER_LABELS } from '#modules/orders/text.ts';
import { TIMER_KINDS, timerRule } from '#modules/orders/timers.ts';
import { TRANSITIONS } from '#modules/orders/transitions.ts';
import { CASH_RULES } from '#modules/payments/cash-on-delivery-rules.ts';
import { table } from './markdown-table.ts';

/** docs/orders.md, drawn from the tables of the engine. A test compares the file with them. */
export function orderTables(): string {
  return `${[
    '# The life of an order',
    'Drawn from the tables in `src/modules/orders` by `npm run docs:orders`. Change the tables, not this page.',
    '## Merchant orders',
    'The first state under *to* applies if all units of the part move; the others apply if some units are elsewhere.',
    table(['from', 'event', 'to', 'who', 'guard', 'effect'], TRANSITIONS.map(transitionRow)),
    '## What the states are called',
    table(['state', 'label'], Object.entries(MERCHANT_ORDER_LABELS)),
    '## Parcels',
    table(['from', 'event', 'to', 'who'], PARCEL_RULES.map(parcelRow)),
    '## Timers',
    'How long each takes is a setting (`timers`).',
    table(['timer', 'of a', 'runs during', 'lets happen'], TIMER_KINDS.map(timerRow)),
    '## Cash on delivery',
    'The first rule that applies decides; without one, cash is allowed. The numbers are settings.',
    table(
      ['rule', 'outcome'],
      CASH_RULES.map(({ reason, outcome }) => [code(reason), outcome]),
    ),
  ].join('\n\n')}\n`;
}

type Row = readonly string[];

function transitionRow({
  from,
  event,
  to,
  actors,
  reasonOf,
  guard,
  effect,
}: (typeof TRANSITIONS)[number]): Row {
  const who = (kind: ActorKind) => (reasonOf?.includes(kind) ? `${kind} with a reason` : kind);
  return [
    from ? code(from) : '–',
    code(event),
    to.map(code).join(', '),
    listed(actors).map(who).join(', '),
    guard ?? '',
    effect ?? '',
  ];
}

function parcelRow({ from, event, to, actors, merchantOnlyIfCarrier }: (typeof PARCEL_RULES)[number]): Row {
  const who = (kind: ActorKind) =>
    kind === 'merchant' && merchantOnlyIfCarrier ? 'merchant who carries it' : kind;
  return [from.map(code).join(', '), code(event), code(to), listed(actors).map(who).join(', ')];
}

function timerRow(kind: (typeof TIMER_KINDS)[number]): Row {
  const { subject, during, event } = timerRule(kind);
  return [code(kind), subject.replace('_', ' '), during.map(code).join(', '), code(event)];
}

const code = (word: string) => `\`${word}\``;
const listed = (actors: readonly ActorKind[]) => ACTOR_KINDS.filter(kind => actors.includes(kind));
