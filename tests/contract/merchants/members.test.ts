import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#modules/accounts/calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import {
  acceptInvitation,
  changeMemberRole,
  inviteMember,
  listMembers,
  removeMember,
  withdrawInvitation,
} from '#modules/merchants/members.calls.ts';
import { acceptMerchantOrder } from '#modules/orders/calls.ts';
import { MINUTE } from '#platform/clock.ts';
import { checkAll } from '#server/upkeep/check-all.ts';
import { addMerchant } from '../../support/catalog.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { noticesOf } from '../../support/readers.ts';
import { type TestShop, testShop } from '../../support/shop.ts';
import { newAccount } from '../accounts/mona.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

async function addShop() {
  const merchantId = await addMerchant(shop);
  return { merchantId, owner: await addPerson(shop, { role: 'merchant', merchantId }) };
}

/** The message that carries the token leaves, and its text with it: the invitation gets a token that the test knows. */
async function tokenFor(recipient: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await sql`update merchant_invitations set token_hash = ${hash} where recipient = ${recipient}`.execute(
    shop.ctx.db,
  );
  return token;
}

test('an invited person becomes a member by the link, and nobody else does', async () => {
  const { merchantId, owner } = await addShop();
  const [invited, stranger] = [await addPerson(shop), await addPerson(shop)];
  const sent = await shop.call(inviteMember, { recipient: invited.email, duty: 'packer' }, owner);
  expect(sent.body.invitations).toMatchObject([{ recipient: invited.email, duty: 'packer' }]);
  const token = await tokenFor(invited.email);
  expect((await shop.call(acceptInvitation, { token }, stranger)).error.code).toBe('invitation_for_another');
  expect((await shop.call(acceptInvitation, { token }, invited)).status).toBe(200);
  const { body } = await shop.call(showRole, {}, invited);
  expect(body).toMatchObject({ role: 'merchant', merchantId, duty: 'packer' });
  expect((await shop.call(listMembers, {}, invited)).status).toBe(403);
  expect((await shop.call(acceptInvitation, { token }, stranger)).error.code).toBe('invitation_not_found');
});

test('a lower duty holds from the next call on, and so does the end of a membership', async () => {
  const { merchantId, owner } = await addShop();
  const member = await addPerson(shop, { role: 'merchant', merchantId, duty: 'owner' });
  expect((await shop.call(listMembers, {}, member)).body.members).toHaveLength(2);
  await shop.call(changeMemberRole, { userId: member.id, duty: 'packer' }, owner);
  expect((await shop.call(listMembers, {}, member)).status).toBe(403);
  await shop.call(removeMember, { userId: member.id }, owner);
  expect((await shop.call(listMembers, {}, member)).status).toBe(403);
  expect((await shop.call(showRole, {}, member)).body).toMatchObject({ role: 'user', merchantId: null });
});

test('a token from before has no higher duty, and none of somebody who was invited', async () => {
  const { merchantId, owner } = await addShop();
  const member = await addPerson(shop, { role: 'merchant', merchantId, duty: 'packer' });
  await shop.call(changeMemberRole, { userId: member.id, duty: 'manager' }, owner);
  expect((await shop.call(showRole, {}, member)).status).toBe(401);

  const invited = await newAccount(shop, { mobile: '+201066600011' });
  const { body } = await shop.call(logIn, { identifier: invited.email, password: invited.password });
  await shop.call(inviteMember, { recipient: invited.email, duty: 'owner' }, owner);
  const token = await tokenFor(invited.email);
  expect((await shop.call(acceptInvitation, { token }, invited)).status).toBe(200);
  expect((await shop.call(listMembers, {}, invited)).body.members).toHaveLength(3);
  expect((await shop.call(showRole, {}, { token: body.token })).status).toBe(401);
});

test('a former owner cannot come back by an invitation of their own', async () => {
  const { merchantId, owner } = await addShop();
  for (const leave of ['removed', 'manager'] as const) {
    const thief = await addPerson(shop, { role: 'merchant', merchantId, duty: 'owner' });
    const [own, honest] = [await addPerson(shop), await addPerson(shop)];
    await shop.call(inviteMember, { recipient: own.email, duty: 'owner' }, thief);
    await shop.call(inviteMember, { recipient: honest.email, duty: 'packer' }, owner);
    const tokens = [await tokenFor(own.email), await tokenFor(honest.email)];
    const left =
      leave === 'removed'
        ? await shop.call(removeMember, { userId: thief.id }, owner)
        : await shop.call(changeMemberRole, { userId: thief.id, duty: leave }, owner);
    expect(left.status).toBe(200);
    const accept = (person: typeof own, at: 0 | 1) =>
      shop.call(acceptInvitation, { token: tokens[at] as string }, person);
    expect([(await accept(own, 0)).status, (await accept(honest, 1)).status]).toEqual([404, 200]);
  }
});

test('the books stay in order when somebody who took steps leaves a team, and a buyer joins one', async () => {
  const market = await openMarket(shop);
  const seller = market.luxor.owner;
  const { first, buyer } = await market.placeOrder([1, 1]);
  const colleague = await addPerson(shop, { role: 'merchant', merchantId: market.luxor.id });
  const accepted = await shop.call(acceptMerchantOrder, { merchantOrderId: first.id }, colleague);
  expect(accepted.status).toBe(200);

  await shop.call(removeMember, { userId: colleague.id }, seller);
  await shop.call(inviteMember, { recipient: buyer.email, duty: 'packer' }, seller);
  const token = await tokenFor(buyer.email);
  expect((await shop.call(acceptInvitation, { token }, buyer)).status).toBe(200);

  const broken = (await checkAll(shop.ctx.db)).filter(({ violations }) => violations > 0);
  expect(broken).toEqual([]);
});

test('the last owner stays, also when two leave at once', async () => {
  const { merchantId, owner } = await addShop();
  expect((await shop.call(removeMember, { userId: owner.id }, owner)).error.code).toBe('last_owner');
  expect((await shop.call(changeMemberRole, { userId: owner.id, duty: 'manager' }, owner)).error.code).toBe(
    'last_owner',
  );
  const second = await addPerson(shop, { role: 'merchant', merchantId });
  const replies = await Promise.all([
    shop.call(removeMember, { userId: owner.id }, owner),
    shop.call(removeMember, { userId: second.id }, second),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("another merchant's members and invitations are not there", async () => {
  const [one, two] = [await addShop(), await addShop()];
  const { body } = await shop.call(inviteMember, { recipient: '01099990001', duty: 'manager' }, one.owner);
  const invitationId = body.invitations[0]?.id ?? 0;
  expect((await shop.call(withdrawInvitation, { invitationId }, two.owner)).status).toBe(404);
  expect(
    (await shop.call(changeMemberRole, { userId: one.owner.id, duty: 'packer' }, two.owner)).status,
  ).toBe(404);
  expect((await shop.call(removeMember, { userId: one.owner.id }, two.owner)).status).toBe(404);
  expect((await shop.call(withdrawInvitation, { invitationId }, one.owner)).body.invitations).toEqual([]);
});

test('a team is not changed by a token alone, and every owner is notified, one who is removed too', async () => {
  const { merchantId, owner } = await addShop();
  const other = await addPerson(shop, { role: 'merchant', merchantId, duty: 'owner' });
  const invited = await addPerson(shop);
  const channelsOf = async ({ id }: { id: number }) =>
    (
      await shop.rows(sql<{ channel: string }>`
        select channel from messages where user_id = ${id} and (subject || body) ~ 'فريق متجرك' order by channel`)
    ).map(({ channel }) => channel);
  shop.clock.advance(11 * MINUTE);
  const asked = [
    await shop.call(inviteMember, { recipient: invited.email, duty: 'owner' }, owner),
    await shop.call(changeMemberRole, { userId: other.id, duty: 'packer' }, owner),
    await shop.call(removeMember, { userId: other.id }, owner),
  ];
  expect(asked.map(({ error }) => error?.code)).toEqual(Array(3).fill('confirmation_needed'));

  await sql`update sessions set confirmed_at = ${shop.clock.now()} where user_id = ${owner.id}`.execute(
    shop.ctx.db,
  );
  await shop.call(inviteMember, { recipient: invited.email, duty: 'owner' }, owner);
  const token = await tokenFor(invited.email);
  expect((await shop.call(acceptInvitation, { token }, invited)).status).toBe(200);
  for (const person of [owner, other, invited]) expect(await channelsOf(person)).toEqual(['email', 'sms']);
  // The team's page is the owners'.
  const ledTo = async ({ id }: { id: number }) => (await noticesOf(shop, id, 'link')).map(({ link }) => link);
  expect(await ledTo(owner)).toContain('/account?tab=team');
  expect(await ledTo(invited)).toContain('/account?tab=team');
  expect((await shop.call(removeMember, { userId: other.id }, owner)).status).toBe(200);
  expect(await channelsOf(other)).toEqual(['email', 'email', 'sms', 'sms']);
  expect((await ledTo(other)).at(-1)).toBe('/');
});
