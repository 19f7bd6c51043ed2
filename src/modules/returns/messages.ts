import type { CaseActorKind } from '#modules/refunds/case-actor.ts';
import type { RefundEvent } from '#modules/refunds/refund.ts';
import type { ClaimEvent } from './claim.ts';
import type { CaseFacts } from './message-facts.ts';
import type { CaseTextName } from './messages.text.ts';
import type { ReturnEvent } from './transitions.ts';

export type CaseAudience = 'buyer' | 'merchant' | 'support' | 'finance';

export interface CaseMessage {
  to: CaseAudience;
  /** Only if one of these did it: nobody is told about their own action, unless they need it in writing. */
  by?: readonly CaseActorKind[];
  /** Only if this holds. */
  when?: (facts: CaseFacts) => boolean;
  channels: readonly ('inbox' | 'email' | 'sms')[];
  text: CaseTextName;
}

export type CaseEventName = `return.${ReturnEvent}` | `claim.${ClaimEvent}` | `refund.${RefundEvent}`;

const EVERYWHERE = ['inbox', 'email', 'sms'] as const;
const IN_WRITING = ['inbox', 'email'] as const;
const QUIETLY = ['inbox'] as const;
/** Everybody except the merchant and the buyer. */
const SHOP = ['staff', 'timer', 'courier'] as const;
const NOT_BUYER = ['merchant', ...SHOP] as const;

const waits = ({ state }: CaseFacts) => state === 'requested';
const isLawful = (facts: CaseFacts) => !waits(facts);
const isDeclined = ({ outcome }: CaseFacts) => outcome === 'declined';
const isPartial = ({ outcome }: CaseFacts) => outcome === 'partial';
const isAsWished = (facts: CaseFacts) => !isDeclined(facts) && !isPartial(facts);
/** The order itself has already said that it was not received (orders/messages). */
const isNews = ({ about }: CaseFacts) => about !== 'not_received';
const needsChannel = ({ needsChannel: needed }: CaseFacts) => needed;
const isExchange = ({ wish }: CaseFacts) => wish === 'exchange';
/** The replacement costs more: it waits until that is paid. */
const isToPay = (facts: CaseFacts) => isExchange(facts) && (facts.replacement?.toPay ?? 0) > 0;
const isSent = (facts: CaseFacts) => isExchange(facts) && !isToPay(facts);
const wasExchange = ({ wasExchange: was }: CaseFacts) => was;
/** Of goods that came back or were claimed; anything else goes back before it arrives, by itself. */
const isOfCase = ({ cause }: CaseFacts) => cause === 'return' || cause === 'claim';
/** The replacement costs less, and nobody knows yet where the rest goes. */
const hasRest = (facts: CaseFacts) => isExchange(facts) && needsChannel(facts);
const isMoney = (facts: CaseFacts) => !isExchange(facts);
const isTakenBack = (facts: CaseFacts) => isOfCase(facts) && isMoney(facts);
/** A failed exchange is reported once its goods are known to be unavailable. */
const isWished = (facts: CaseFacts) => isMoney(facts) && !wasExchange(facts);
const isPlain = (facts: CaseFacts) => !needsChannel(facts) && isWished(facts);
const isToAsk = (facts: CaseFacts) => needsChannel(facts) && isWished(facts);
const needsSignature = ({ state }: CaseFacts) => state === 'drafted';

/** Who is told of which event of a return, claim or refund, and how. */
export const CASE_MESSAGES: Readonly<Record<CaseEventName, readonly CaseMessage[]>> = {
  'return.requested': [
    { to: 'buyer', when: waits, channels: IN_WRITING, text: 'return_sent' },
    { to: 'buyer', when: isLawful, channels: IN_WRITING, text: 'return_approved' },
    { to: 'merchant', when: waits, channels: IN_WRITING, text: 'return_to_answer' },
    { to: 'merchant', when: isLawful, channels: IN_WRITING, text: 'return_coming' },
  ],
  'return.approved': [
    { to: 'buyer', channels: EVERYWHERE, text: 'return_approved' },
    { to: 'merchant', by: SHOP, channels: IN_WRITING, text: 'return_coming' },
  ],
  'return.rejected': [
    { to: 'buyer', channels: EVERYWHERE, text: 'return_rejected' },
    { to: 'merchant', by: SHOP, channels: QUIETLY, text: 'return_over' },
  ],
  'return.appealed': [
    { to: 'buyer', channels: IN_WRITING, text: 'appeal_sent' },
    { to: 'merchant', channels: QUIETLY, text: 'appeal_opened' },
    { to: 'support', channels: IN_WRITING, text: 'appeal_opened' },
  ],
  'return.upheld': [
    { to: 'buyer', channels: EVERYWHERE, text: 'appeal_upheld' },
    { to: 'merchant', channels: IN_WRITING, text: 'appeal_upheld_against' },
  ],
  'return.closed': [
    { to: 'buyer', by: ['staff'], channels: EVERYWHERE, text: 'return_closed' },
    { to: 'buyer', by: ['timer'], channels: QUIETLY, text: 'return_closed' },
    { to: 'merchant', by: ['staff'], channels: QUIETLY, text: 'return_over' },
  ],
  'return.cancelled': [{ to: 'merchant', channels: QUIETLY, text: 'return_over' }],
  'return.booked': [
    { to: 'buyer', by: NOT_BUYER, channels: IN_WRITING, text: 'return_booked' },
    { to: 'merchant', by: ['buyer', ...SHOP], channels: QUIETLY, text: 'return_booked_in' },
  ],
  'return.pickup_failed': [
    { to: 'buyer', channels: EVERYWHERE, text: 'return_not_fetched' },
    { to: 'merchant', channels: QUIETLY, text: 'return_not_fetched_in' },
  ],
  'return.handed_over': [
    { to: 'buyer', by: NOT_BUYER, channels: IN_WRITING, text: 'return_on_its_way' },
    { to: 'merchant', by: ['buyer', ...SHOP], channels: QUIETLY, text: 'return_on_its_way_in' },
  ],
  'return.expired': [
    { to: 'buyer', channels: IN_WRITING, text: 'return_expired' },
    { to: 'merchant', channels: QUIETLY, text: 'return_over' },
  ],
  'return.received': [
    { to: 'buyer', channels: IN_WRITING, text: 'return_received' },
    { to: 'merchant', by: ['staff'], channels: QUIETLY, text: 'return_to_inspect' },
  ],
  'return.inspected': [{ to: 'merchant', by: ['timer'], channels: IN_WRITING, text: 'not_inspected' }],
  'return.resolved': [
    { to: 'buyer', when: isDeclined, channels: EVERYWHERE, text: 'return_declined' },
    { to: 'buyer', when: isPartial, channels: EVERYWHERE, text: 'return_partial' },
    { to: 'buyer', when: isAsWished, channels: QUIETLY, text: 'return_accepted' },
    { to: 'merchant', by: SHOP, channels: IN_WRITING, text: 'return_resolved' },
  ],
  // The refund that was not signed says so itself.
  'return.reconsidered': [],
  'claim.opened': [
    { to: 'buyer', when: isNews, channels: IN_WRITING, text: 'claim_sent' },
    { to: 'merchant', when: isNews, channels: IN_WRITING, text: 'claim_to_answer' },
  ],
  'claim.answered': [
    { to: 'buyer', channels: QUIETLY, text: 'claim_answered' },
    { to: 'support', channels: IN_WRITING, text: 'claim_to_decide' },
  ],
  'claim.unanswered': [
    { to: 'buyer', channels: QUIETLY, text: 'claim_unanswered' },
    { to: 'merchant', channels: IN_WRITING, text: 'claim_not_answered' },
    { to: 'support', channels: IN_WRITING, text: 'claim_to_decide' },
  ],
  'claim.decided': [
    { to: 'buyer', channels: EVERYWHERE, text: 'claim_decided' },
    { to: 'merchant', channels: IN_WRITING, text: 'claim_decided_of' },
  ],
  'claim.reconsidered': [],
  'refund.drafted': [{ to: 'finance', when: needsSignature, channels: QUIETLY, text: 'refund_to_sign' }],
  'refund.countersigned': [{ to: 'finance', channels: QUIETLY, text: 'refund_to_sign' }],
  'refund.approved': [
    { to: 'buyer', when: isToAsk, channels: EVERYWHERE, text: 'refund_needs_channel' },
    { to: 'buyer', when: isPlain, channels: QUIETLY, text: 'refund_approved' },
  ],
  'refund.refused': [
    { to: 'buyer', channels: EVERYWHERE, text: 'refund_refused' },
    { to: 'merchant', channels: QUIETLY, text: 'refund_refused_of' },
  ],
  'refund.sending': [
    { to: 'buyer', when: wasExchange, channels: EVERYWHERE, text: 'exchange_gone' },
    { to: 'buyer', when: hasRest, channels: EVERYWHERE, text: 'exchange_rest' },
  ],
  'refund.succeeded': [
    { to: 'buyer', when: isMoney, channels: EVERYWHERE, text: 'refund_arrived' },
    { to: 'buyer', when: isToPay, channels: EVERYWHERE, text: 'replacement_to_pay' },
    { to: 'buyer', when: isSent, channels: IN_WRITING, text: 'replacement_sent' },
    { to: 'merchant', when: isTakenBack, channels: QUIETLY, text: 'refund_arrived_of' },
  ],
  'refund.failed': [
    { to: 'buyer', when: isOfCase, channels: IN_WRITING, text: 'refund_delayed' },
    { to: 'finance', channels: IN_WRITING, text: 'refund_failed' },
  ],
  'refund.retried': [],
  'refund.fell_through': [{ to: 'buyer', channels: EVERYWHERE, text: 'exchange_fell_through' }],
};

/** The rows of the table that apply to one event. */
export function caseMessagesOf(happening: CaseEventName, by: CaseActorKind, facts: CaseFacts): CaseMessage[] {
  return CASE_MESSAGES[happening].filter(
    row => (row.by?.includes(by) ?? true) && (row.when?.(facts) ?? true),
  );
}
