import { GATEWAYS_FROM, isSettled, weekOf } from './money.ts';

/** Of a hundred deliveries four come back and one is claimed; those of the last ten days are open. */
const RETURNED = `from parts p where p.status in ('delivered', 'completed') and p.luck > 0.955`;
const CLAIMED = `from parts p where p.status in ('delivered', 'completed') and p.luck between 0.94 and 0.95`;
const isOpen = `p.moved_at > now() - interval '10 days'`;

/** Returns, claims and refunds for the contents of `parts`. */
export const CASES: readonly string[] = [
  `insert into returns (id, merchant_id, merchant_order_id, state, reason, wish, payer, way, outcome, requested_at, received_at, decided_at)
   overriding system value
   select p.id, p.merchant_id, p.id, case when not ${isOpen} then (case when p.id % 9 = 0 then 'closed' else 'resolved' end)
            else (array['requested', 'approved', 'in_transit', 'received', 'escalated'])[1 + p.id % 5] end,
          'changed_mind', 'refund', 'buyer', 'pickup', case when not ${isOpen} and p.id % 9 <> 0 then 'refund' end,
          p.moved_at + interval '1 day', p.moved_at + interval '4 days', case when not ${isOpen} then p.moved_at + interval '5 days' end
     ${RETURNED} order by p.id`,
  `insert into return_lines (return_id, order_line_id, quantity) select p.id, p.id, 1 ${RETURNED}`,
  `insert into claims (id, merchant_id, merchant_order_id, parcel_id, kind, opened_at, closed_at, state, decision, recovered_from)
   overriding system value
   select p.id, p.merchant_id, p.id, p.id, (array['wrong', 'damaged', 'not_as_described'])[1 + p.id % 3], p.moved_at + interval '1 day',
          case when not ${isOpen} then p.moved_at + interval '4 days' end, case when ${isOpen} then 'open' else 'decided' end,
          case when not ${isOpen} then 'refund' end, case when not ${isOpen} then 'merchant' end ${CLAIMED} order by p.id`,
  `insert into claim_lines (claim_id, order_line_id, quantity) select p.id, p.id, 1 ${CLAIMED}`,
  `insert into refunds (id, order_id, merchant_order_id, cause, return_id, claim_id, state, goods, wish, recovered_from, drafted_at, due_at, done_at)
   overriding system value
   select p.id, p.order_id, p.id, case when p.luck > 0.955 then 'return' else 'claim' end, case when p.luck > 0.955 then p.id end,
          case when p.luck <= 0.955 then p.id end,
          case when p.moved_at < now() - interval '12 days' then 'succeeded' else (array['drafted', 'approved', 'sending', 'failed'])[1 + p.id % 4] end,
          p.price, 'refund', 'merchant', p.moved_at + interval '5 days', p.moved_at + interval '11 days', case when p.moved_at < now() - interval '12 days' then p.moved_at + interval '6 days' end
     from parts p where p.status in ('delivered', 'completed') and p.moved_at < now() - interval '5 days'
      and (p.luck > 0.955 and p.id % 9 <> 0 or p.luck between 0.94 and 0.95) order by p.id`,
  `insert into refund_lines (refund_id, order_line_id, from_units, quantity, amount)
   select r.id, r.id, 0, 1, r.goods from refunds r join parts p on p.id = r.id`,
  `insert into refund_tenders (refund_id, means, payment_id, amount, state, claimed_at, done_at, remitted)
   select r.id, case when p.pays = 'card' then 'gateway' else 'channel' end, case when p.pays = 'card' then p.order_id end, r.goods,
          case when r.state = 'succeeded' then 'succeeded' else 'waiting' end, case when p.pays = 'card' then r.done_at end, r.done_at,
          p.pays = 'card' and r.state = 'succeeded' and ${isSettled('r.done_at')}
     from refunds r join parts p on p.id = r.id`,
  `insert into remittance_lines (remittance_id, payment_id, tender_id, kind, row_number, gross, fee)
   select ${GATEWAYS_FROM} + ${weekOf('t.done_at')}, t.payment_id, t.id, 'refund', 2, -t.amount, 0
     from refund_tenders t join parts p on p.id = t.refund_id where t.remitted`,
  `insert into case_events (subject, subject_id, event, from_state, to_state, role, happened_at)
   select 'return', p.id, e.event, e.before, e.after, e.role, p.moved_at + make_interval(days => e.at)
     from parts p, (values (1, 'requested', null, 'requested', 'user'), (2, 'approved', 'requested', 'approved', 'merchant'),
                           (5, 'resolved', 'received', 'resolved', 'system')) e (at, event, before, after, role)
    where p.status in ('delivered', 'completed') and p.luck > 0.955 and (e.at = 1 or not ${isOpen})`,
  `insert into timers (kind, subject_id, due_at, fired_at)
   select 'return_answer', p.id, p.moved_at + interval '3 days', case when not ${isOpen} then p.moved_at + interval '2 days' end ${RETURNED}`,
];
