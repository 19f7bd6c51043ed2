import { expect, test } from 'vitest';
import { ORDER_EVENTS } from '#modules/orders/order-event.ts';
import { REFUND_EVENTS } from '#modules/refunds/refund.ts';
import { CLAIM_EVENTS } from '#modules/returns/claim.ts';
import { RETURN_EVENTS } from '#modules/returns/transitions.ts';
import { EVENTS, jobs } from '#server/consequences.ts';
import { schedule } from '#server/upkeep/schedule.ts';
import { MODULE_LEVELS } from './rooms.ts';
import { src } from './rule.ts';

/** Events that are emitted by a name put together from a step's; what each template can become. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'order.${event}': ORDER_EVENTS.map(event => `order.${event}`),
  '${step.subject}.${step.event}': [
    ...RETURN_EVENTS.map(event => `return.${event}`),
    ...CLAIM_EVENTS.map(event => `claim.${event}`),
    ...REFUND_EVENTS.map(event => `refund.${event}`),
  ],
};

const found = (pattern: RegExp) =>
  src.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name as string));
const emitted = new Set([
  ...found(/\bemit\(\s*\w+,\s*'([^']+)'/g),
  ...found(/\bemits: \[?'([^']+)'/g),
  ...found(/\bemits: `([^`]+)`/g).flatMap(template => FAMILIES[template] ?? [`unknown: ${template}`]),
]);
const queued = new Set(found(/\b(?:graphile_worker\.add_job|start_job)\('([^']+)'/g));
const timed = new Set(schedule.split('\n').map(line => line.split(' ').at(-1) ?? ''));
const isConsequence = (job: string) => job.includes(': ');
const own = Object.keys(jobs).filter(job => !isConsequence(job) && !EVENTS.includes(job));

test('every event that is emitted is listed, and every listed one is emitted', () => {
  expect([...emitted].toSorted()).toEqual([...new Set(EVENTS)].toSorted());
});

test('no event is emitted by a name that stands in SQL', () => {
  expect([...queued].filter(name => EVENTS.includes(name))).toEqual([]);
});

test('every job that is queued or timed is done, and every job is queued or timed', () => {
  expect([...queued, ...timed].filter(name => !(name in jobs))).toEqual([]);
  expect(own.filter(name => !queued.has(name) && !timed.has(name))).toEqual([]);
});

test('events are `thing.past`, and jobs `module.do-something`', () => {
  expect(EVENTS.filter(name => !/^[a-z]+\.[a-z_]+$/.test(name))).toEqual([]);
  const rooms = new Set([...MODULE_LEVELS.flat(), 'server']);
  const isJob = (name: string) =>
    /^[a-z]+\.[a-z]+(-[a-z]+)+$/.test(name) && rooms.has(name.split('.')[0] ?? '');
  expect(own.filter(name => !isJob(name))).toEqual([]);
});
