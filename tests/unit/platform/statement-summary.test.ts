import { expect, test } from 'vitest';
import { summaryOf } from '#platform/server/telemetry/statement-summary.ts';

test.each([
  ['select * from orders where id = $1', 'select orders'],
  ['\n  -- the oldest first\n  update variants set on_hand = $1', 'update variants'],
  ['insert into orders (user_id) values ($1)', 'insert orders'],
  ['with mine as (select 1 from carts) insert into orders select * from mine', 'with carts'],
  ['with n as (select $1::int) select * from n join sessions on true', 'with sessions'],
  ['begin', 'begin'],
  ["select 'somebody@example.com'", 'select'],
])('%s is summed up as %s', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
