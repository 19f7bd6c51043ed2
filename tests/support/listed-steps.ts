/**
 * “Merchant orders” of docs/orders-rules.md, written down once more by hand: who may take which step, from which status
 * to which. The engine's own tables are held against it, so that a row added to them by mistake is seen.
 */
const LISTED = `
  user                          submitted          -           new pending_confirmation pending_payment
  gateway,timer                 paid               pending_payment       new
  user                          switched_to_cash   pending_payment       new pending_confirmation
  timer                         payment_expired    pending_payment       cancelled
  gateway                       paid_late          cancelled             new
  user,staff                    confirmed          pending_confirmation  new
  user,timer                    not_confirmed      pending_confirmation  cancelled
  merchant,staff                accepted           new                   accepted
  merchant,staff                rejected           new                   cancelled
  timer                         merchant_reminded  new                   new
  timer                         merchant_timed_out new                   cancelled
  user,staff                    cancelled          pending_payment       cancelled pending_payment
  user,staff                    cancelled          pending_confirmation  cancelled pending_confirmation
  user,merchant,staff           cancelled          new                   cancelled new
  user,merchant,staff           cancelled          accepted              cancelled accepted
  user                          cancelled          ready                 cancelled ready
  merchant,staff                cancelled          ready                 cancelled ready shipped delivered undelivered returned_to_merchant
  merchant,staff                packed             accepted              ready
  courier,merchant,staff        handed_over        ready                 ready shipped
  courier,merchant,staff        out_for_delivery   ready                 ready
  courier,merchant,staff        out_for_delivery   shipped               shipped
  courier,merchant,staff        attempt_failed     ready                 ready
  courier,merchant,staff        attempt_failed     shipped               shipped
  courier,merchant,staff        delivered          ready                 ready
  courier,merchant,staff        delivered          shipped               shipped delivered
  courier,merchant,staff        refused            ready                 ready
  courier,merchant,staff        refused            shipped               shipped undelivered delivered
  courier,staff                 lost,damaged       ready                 ready
  courier,staff                 lost,damaged       shipped               shipped undelivered delivered
  courier,staff                 lost,damaged       undelivered           undelivered
  courier,staff                 lost,damaged       delivered             delivered
  courier,staff                 lost,damaged       completed             completed
  courier,merchant,staff        back_at_merchant   ready                 ready
  courier,merchant,staff        back_at_merchant   shipped               shipped
  courier,merchant,staff        back_at_merchant   undelivered           undelivered returned_to_merchant
  courier,merchant,staff        back_at_merchant   delivered             delivered
  courier,merchant,staff        back_at_merchant   completed             completed
  timer                         not_back_in_time   ready                 ready
  timer                         not_back_in_time   shipped               shipped
  timer                         not_back_in_time   undelivered           undelivered returned_to_merchant
  timer                         not_back_in_time   delivered             delivered
  timer                         not_back_in_time   completed             completed
  staff                         reopened           ready                 ready
  staff                         reopened           shipped               shipped
  staff                         reopened           undelivered           shipped
  staff                         reopened           delivered             shipped
  staff                         reopened           completed             shipped
  timer                         hand_over_late     new                   new
  timer                         hand_over_late     accepted              accepted
  timer                         hand_over_late     ready                 ready
  timer                         delivery_overdue   new                   new
  timer                         delivery_overdue   accepted              accepted
  timer                         delivery_overdue   ready                 ready
  timer                         delivery_overdue   shipped               shipped
  user                          withdrawn          new                   cancelled undelivered returned_to_merchant delivered
  user                          withdrawn          accepted              cancelled undelivered returned_to_merchant delivered
  user                          withdrawn          ready                 cancelled undelivered returned_to_merchant delivered
  user                          withdrawn          shipped               undelivered returned_to_merchant delivered
  timer                         completed          delivered             completed
  user                          not_received       delivered             delivered
  user                          not_received       completed             completed
`;

/** Steps that need words from whoever takes them. */
const WITH_REASON = new Set(['rejected', 'attempt_failed', 'refused', 'reopened']);

const steps = new Set(
  LISTED.trim()
    .split('\n')
    .flatMap(line => {
      const [roles = '', events = '', from = '', ...to] = line.trim().split(/\s+/);
      return roles
        .split(',')
        .flatMap(role =>
          events.split(',').flatMap(event => to.map(end => `${role} ${event} ${from} ${end}`)),
        );
    }),
);

export interface StepTaken {
  role: string;
  event: string;
  from: string | null;
  to: string;
  reason: string;
}

/** How many different steps the document lists, each for one role, from one status to one other. */
export const LISTED_COUNT = steps.size;

export const stepName = (step: StepTaken): string =>
  `${isByStaff(step) ? 'staff' : step.role} ${step.event} ${step.from ?? '-'} ${step.to}`;

/** Who ends a dispute that was lost cancels with it what has not left. */
function isByStaff({ role, reason }: StepTaken): boolean {
  return role === 'super_admin' || (role === 'finance' && reason === 'charged_back');
}

/** Whether the document lists such a step, and its reason was given where it asks for one. */
export function isListed(step: StepTaken): boolean {
  const { role, event, reason } = step;
  const needsReason = WITH_REASON.has(event) || (event === 'cancelled' && role !== 'user');
  return (reason !== '' || !needsReason) && steps.has(stepName(step));
}
