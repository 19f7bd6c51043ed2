-- Counts of shown reviews by product, and of helpful votes by review.

create or replace function count_review(review reviews, by integer) returns void language sql as $$
  insert into product_ratings as r (product_id, one, two, three, four, five, smaller, right_size, larger, pictured, sizes)
  values (review.product_id, case review.stars when 1 then greatest(by, 0) else 0 end,
          case review.stars when 2 then greatest(by, 0) else 0 end, case review.stars when 3 then greatest(by, 0) else 0 end,
          case review.stars when 4 then greatest(by, 0) else 0 end, case review.stars when 5 then greatest(by, 0) else 0 end,
          case review.fit when 'smaller' then greatest(by, 0) else 0 end,
          case review.fit when 'right' then greatest(by, 0) else 0 end,
          case review.fit when 'larger' then greatest(by, 0) else 0 end,
          case when cardinality(review.photos) > 0 then greatest(by, 0) else 0 end,
          case when review.size <> '' and by > 0 then jsonb_build_object(review.size, by) else '{}' end)
  on conflict (product_id) do update
     set one = r.one + case review.stars when 1 then by else 0 end, two = r.two + case review.stars when 2 then by else 0 end,
         three = r.three + case review.stars when 3 then by else 0 end,
         four = r.four + case review.stars when 4 then by else 0 end,
         five = r.five + case review.stars when 5 then by else 0 end,
         smaller = r.smaller + case review.fit when 'smaller' then by else 0 end,
         right_size = r.right_size + case review.fit when 'right' then by else 0 end,
         larger = r.larger + case review.fit when 'larger' then by else 0 end,
         pictured = r.pictured + case when cardinality(review.photos) > 0 then by else 0 end,
         sizes = case when review.size = '' then r.sizes else jsonb_strip_nulls(r.sizes
           || jsonb_build_object(review.size, nullif(coalesce((r.sizes ->> review.size)::int, 0) + by, 0))) end
$$;

-- A product that is being deleted takes its reviews with it, and has nothing left to count for.
create or replace function reviews_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'shown' and exists (select from products where id = old.product_id) then
    perform count_review(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.state = 'shown' then
    perform count_review(new, 1);
  end if;
  return null;
end $$;
create or replace trigger reviews_added after insert on reviews for each row execute function reviews_count();
create or replace trigger reviews_gone after delete on reviews for each row execute function reviews_count();
create or replace trigger reviews_moved after update of state, stars, fit, size, photos on reviews for each row
  when ((old.state, old.stars, old.fit, old.size, old.photos) is distinct from (new.state, new.stars, new.fit, new.size, new.photos)) execute function reviews_count();

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
