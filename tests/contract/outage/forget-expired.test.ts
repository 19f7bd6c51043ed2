import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetExpired } from '#server/upkeep/forget-expired.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db } = shop.ctx;

test('a row that cannot be deleted stops no other, and fails the job', async () => {
  await sql`insert into consequences_done (key, done_at) values ('old 1', now() - interval '31 days'), ('new 2', now())`.execute(
    db,
  );
  await sql`alter table messages rename to messages_elsewhere`.execute(db);
  await expect(forgetExpired(shop.ctx)).rejects.toThrow('1 terms could not be kept');
  expect(await shop.rows(sql`select key from consequences_done`)).toEqual([{ key: 'new 2' }]);
  await sql`alter table messages_elsewhere rename to messages`.execute(db);
  await forgetExpired(shop.ctx);
});
