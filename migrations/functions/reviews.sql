-- Counts of shown reviews by product, and of helpful votes by review.

create or replace function count_review(product bigint, given smallint, fitting text, by integer) returns void language sql as $$
  insert into product_ratings as r (product_id, one, two, three, four, five, smaller, right_size, larger)
  values (product, case given when 1 then greatest(by, 0) else 0 end, case given when 2 then greatest(by, 0) else 0 end,
          case given when 3 then greatest(by, 0) else 0 end, case given when 4 then greatest(by, 0) else 0 end,
          case given when 5 then greatest(by, 0) else 0 end, case fitting when 'smaller' then greatest(by, 0) else 0 end,
          case fitting when 'right' then greatest(by, 0) else 0 end, case fitting when 'larger' then greatest(by, 0) else 0 end)
  on conflict (product_id) do update
     set one = r.one + case given when 1 then by else 0 end, two = r.two + case given when 2 then by else 0 end,
         three = r.three + case given when 3 then by else 0 end, four = r.four + case given when 4 then by else 0 end,
         five = r.five + case given when 5 then by else 0 end,
         smaller = r.smaller + case fitting when 'smaller' then by else 0 end,
         right_size = r.right_size + case fitting when 'right' then by else 0 end,
         larger = r.larger + case fitting when 'larger' then by else 0 end
$$;

-- A product that is being deleted takes its reviews with it, and has nothing left to count for.
create or replace function reviews_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'shown' and exists (select from products where id = old.product_id) then
    perform count_review(old.product_id, old.stars, old.fit, -1);
  end if;
  if tg_op <> 'DELETE' and new.state = 'shown' then
    perform count_review(new.product_id, new.stars, new.fit, 1);
  end if;
  return null;
end $$;
create or replace trigger reviews_added after insert on reviews for each row execute function reviews_count();
create or replace trigger reviews_gone after delete on reviews for each row execute function reviews_count();
create or replace trigger reviews_moved after update of state, stars, fit on reviews for each row
  when ((old.state, old.stars, old.fit) is distinct from (new.state, new.stars, new.fit)) execute function reviews_count();

create or replace function review_votes_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update reviews set helpful = helpful + 1 where id = new.review_id;
  else
    update reviews set helpful = helpful - 1 where id = old.review_id;
  end if;
  return null;
end $$;
create or replace trigger review_votes_added after insert on review_votes for each row execute function review_votes_count();
create or replace trigger review_votes_gone after delete on review_votes for each row execute function review_votes_count();
