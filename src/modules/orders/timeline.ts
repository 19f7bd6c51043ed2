import type { MerchantOrderStatus } from './order.ts';
import type { OrderEvent } from './order-event.ts';

/** The five steps of a merchant order, and the events that end it early. */
export const STEPS = ['placed', 'preparing', 'shipped', 'out_for_delivery', 'delivered'] as const;
export type Step = (typeof STEPS)[number] | 'cancelled' | 'undelivered' | 'returned_to_merchant';

export interface StatusChange {
  status: MerchantOrderStatus;
  event: OrderEvent;
  /** ISO 8601, UTC. */
  at: string;
  reason: string;
}

export interface TimelineStep {
  step: Step;
  /** `ended`: it is over, and nothing more can go wrong. */
  state: 'done' | 'now' | 'todo' | 'cancelled' | 'ended';
  at: string | null;
  /** For the end: a person's words, or the event that caused it. */
  reason: string;
}

const STEP_OF: Readonly<Record<MerchantOrderStatus, Step>> = {
  pending_payment: 'placed',
  pending_confirmation: 'placed',
  new: 'placed',
  accepted: 'preparing',
  ready: 'preparing',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'delivered',
  cancelled: 'cancelled',
  undelivered: 'undelivered',
  returned_to_merchant: 'returned_to_merchant',
};

/** A merchant order's timeline: steps done and when, the current step, and the steps to come. */
export function timeline(status: MerchantOrderStatus, changes: readonly StatusChange[]): TimelineStep[] {
  const current = currentStep(status, changes);
  return isOrdinary(current) ? ordinarySteps(current, changes) : endedSteps(current, changes);
}

/** The same as its status tells the buyer: that the shop has a new order is done, and it is being prepared. */
export function buyerTimeline(status: MerchantOrderStatus, changes: readonly StatusChange[]): TimelineStep[] {
  return timeline(status === 'new' ? 'accepted' : status, changes);
}

/** Whether the courier has it now; a failed attempt takes it back. */
export function currentStep(status: MerchantOrderStatus, changes: readonly StatusChange[]): Step {
  const isOut = status === 'shipped' && changes.at(-1)?.event === 'out_for_delivery';
  return isOut ? 'out_for_delivery' : STEP_OF[status];
}

function isOrdinary(step: Step): step is (typeof STEPS)[number] {
  return (STEPS as readonly Step[]).includes(step);
}

function ordinarySteps(current: (typeof STEPS)[number], changes: readonly StatusChange[]): TimelineStep[] {
  const reached = STEPS.indexOf(current);
  return STEPS.map((step, at) => ({
    step,
    state: stateAt(at, reached),
    at: at <= reached ? timeOf(step, changes) : null,
    reason: '',
  }));
}

function stateAt(at: number, reached: number): TimelineStep['state'] {
  if (at > reached) return 'todo';
  return at === reached && at < STEPS.length - 1 ? 'now' : 'done';
}

/** The steps reached before the end, then the end with its reason. */
function endedSteps(end: Step, changes: readonly StatusChange[]): TimelineStep[] {
  const reached = STEPS.filter(step => step !== 'delivered' && timeOf(step, changes) !== null);
  const done = reached.map(step => ({
    step,
    state: 'done' as const,
    at: timeOf(step, changes),
    reason: '',
  }));
  if (end !== 'returned_to_merchant') return [...done, endStep(end, changes)];
  return [
    ...done,
    endStep('undelivered', changes),
    { step: end, state: 'ended', at: timeOf(end, changes), reason: '' },
  ];
}

function endStep(step: Step, changes: readonly StatusChange[]): TimelineStep {
  const last = changes.findLast(change => STEP_OF[change.status] === step);
  return { step, state: 'cancelled', at: last?.at ?? null, reason: last?.reason || (last?.event ?? '') };
}

/** When a step was first reached or last tried; null if it was skipped. */
function timeOf(step: Step, changes: readonly StatusChange[]): string | null {
  const change =
    step === 'out_for_delivery'
      ? changes.findLast(({ event }) => event === step)
      : changes.find(({ status }) => STEP_OF[status] === step);
  return change?.at ?? null;
}
