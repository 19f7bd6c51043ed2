import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inviteMember, withdrawInvitation } from '#modules/merchants/members.calls.ts';
import { DAY } from '#platform/clock.ts';
import { addMerchant } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

async function addOwner() {
  return addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) });
}

/** Whether each is dropped once it has left, and is worth sending as long as its invitation lasts. */
const messagesTo = (recipient: string) =>
  shop.rows(sql<{ secret: boolean; lasts: boolean }>`
    select secret, good_until > ${new Date(shop.clock.now().getTime() + 6 * DAY)} as lasts
      from messages where recipient = ${recipient}`);

test('a stranger gets three invitations a day, from whatever merchant they come', async () => {
  const owners = [await addOwner(), await addOwner()];
  const recipient = `${shop.key()}@example.com`;
  const invite = (by: number) => shop.call(inviteMember, { recipient, duty: 'packer' }, owners[by % 2]);

  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => invite(at)));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  const [refused] = replies.filter(({ status }) => status !== 200);
  expect([refused?.status, refused?.error.code]).toEqual([429, 'invited_too_often']);
  expect(await messagesTo(recipient)).toEqual(
    Array.from({ length: 3 }, () => ({ secret: true, lasts: true })),
  );
  shop.clock.advance(DAY);
  await shop.rows(sql`update sessions set confirmed_at = ${shop.clock.now()}`);
  expect((await invite(0)).status).toBe(200);
});

test('a merchant sends 30 invitations a day, withdrawn ones included', async () => {
  const owner = await addOwner();
  const codes: (string | number)[] = [];
  for (let at = 0; at < 32; at += 1) {
    const reply = await shop.call(
      inviteMember,
      { recipient: `${shop.key()}@example.com`, duty: 'packer' },
      owner,
    );
    codes.push(reply.error?.code ?? reply.status);
    const invitationId = reply.body?.invitations[0]?.id;
    if (invitationId) await shop.call(withdrawInvitation, { invitationId }, owner);
  }
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 200), 'invites_too_often', 'invites_too_often']);
});
