-- Units of a line that its buyer gave back for money: by refunds that stand, but one if it is named. Units exchanged for
-- others are none of them, unless all of the order in their place came to nothing.
create or replace function withdrawn_units(line bigint, but bigint default null) returns integer
language sql stable as $$
  select coalesce(sum(rl.quantity), 0)::int
    from refund_lines rl join refunds f on f.id = rl.refund_id
   where rl.order_line_id = line and f.state <> 'refused' and f.id is distinct from but
     and (f.wish <> 'exchange'
          or exists (select from refund_tenders t where t.refund_id = f.id and t.came_back > 0 and t.came_back = t.amount))
$$;
