import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAdmin } from '#modules/accounts/server/create-admin.ts';
import { hasDemoAccounts } from '../../../demo/state.ts';
import { testShop } from '../../support/shop.ts';

const { ctx } = await testShop();
const person = { name: 'ياسر فهمي', password: 'a long password 7' };

test('a shop that began with admin:create has no demo accounts to greet with', async () => {
  await createAdmin(ctx, { ...person, mobile: '01000000090', email: 'owner@shop.example' });
  expect(await hasDemoAccounts(ctx.db)).toBe(false);
});

test('one of the demo accounts is enough, until it is deleted', async () => {
  const id = await createAdmin(ctx, { ...person, mobile: '01000000091', email: 'admin@wekala.example' });
  expect(await hasDemoAccounts(ctx.db)).toBe(true);
  await sql`update users set deleted_at = now() where id = ${id}`.execute(ctx.db);
  expect(await hasDemoAccounts(ctx.db)).toBe(false);
});
