import type { MerchantOrderStatus } from './order.ts';

/** The five steps of a shipment (DESIGN.md, section 11), and those that end one early. */
export const STEPS = ['placed', 'preparing', 'shipped', 'out_for_delivery', 'delivered'] as const;
export type Step = (typeof STEPS)[number] | 'cancelled' | 'undelivered' | 'returned_to_merchant';

export interface StatusChange {
  status: MerchantOrderStatus;
  /** ISO 8601, UTC. */
  at: string;
  reason: string;
}

export interface TimelineStep {
  step: Step;
  state: 'done' | 'now' | 'todo' | 'cancelled';
  at: string | null;
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

/** A shipment's timeline: what is done and when, where it stands now, and what is still to come. */
export function timeline(status: MerchantOrderStatus, changes: readonly StatusChange[]): TimelineStep[] {
  const current = STEP_OF[status];
  return isOrdinary(current) ? ordinarySteps(current, changes) : endedSteps(current, changes);
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

/** What was reached before the end, then the end with its reason. */
function endedSteps(end: Step, changes: readonly StatusChange[]): TimelineStep[] {
  const reached = STEPS.filter(step => timeOf(step, changes) !== null);
  const last = changes.findLast(change => STEP_OF[change.status] === end);
  return [
    ...reached.map(step => ({ step, state: 'done' as const, at: timeOf(step, changes), reason: '' })),
    { step: end, state: 'cancelled', at: last?.at ?? null, reason: last?.reason ?? '' },
  ];
}

/** When a step was first reached; null for one that was passed over or has no event of its own. */
function timeOf(step: Step, changes: readonly StatusChange[]): string | null {
  return changes.find(change => STEP_OF[change.status] === step)?.at ?? null;
}
