import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { confirmIdentity } from '#modules/accounts/calls.ts';
import { beginSecondFactor, confirmSecondFactor } from '#modules/accounts/second-factor.calls.ts';
import { merchantPayable } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import { chooseChannels } from '#modules/notifications/calls.ts';
import * as money from '#modules/payouts/money.calls.ts';
import * as payouts from '#modules/payouts/payouts.calls.ts';
import { saveSettings, showSettings } from '#modules/settings/back-office.calls.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { giveRole, staySignedIn } from '../../support/arrange.ts';
import { addMerchant } from '../../support/catalog.ts';
import type { TestPerson } from '../../support/people.ts';
import { addPerson, codeAt } from '../../support/people.ts';
import { messagesOf, noticesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';
import { newAccount, otherThan } from '../accounts/mona.ts';

const shop = await testShop();
const WALLET = { kind: 'wallet', holder: 'شركة النيل', number: '01012345678' } as const;
const OTHER = { ...WALLET, number: '01112345679' };
let owners = 0;
const by = ({ token }: { token: string }) => ({ token });
const set = (owner: { token: string }, channel: typeof WALLET | typeof OTHER = WALLET) =>
  shop.call(money.setPayoutChannel, channel, by(owner));

/** An owner with a password. */
async function newOwner() {
  owners += 1;
  const mona = await newAccount(shop, { mobile: `+2012${String(owners).padStart(8, '0')}` });
  const merchantId = await addMerchant(shop);
  await giveRole(shop, mona.email, 'merchant');
  await shop.rows(sql`
    insert into merchant_members (merchant_id, user_id, duty) select ${merchantId}, id, 'owner' from users where email = ${mona.email}`);
  return { ...mona, merchantId };
}

const confirm = (mona: Awaited<ReturnType<typeof newOwner>>, given: object = {}) =>
  shop.call(confirmIdentity, { password: mona.password, ...given }, by(mona));

describe('the account for payouts', () => {
  test('is not changed by a token alone: ten minutes after the password was given, it is asked for again', async () => {
    const mona = await newOwner();
    expect((await set(mona)).status).toBe(200);
    shop.clock.advance(10 * MINUTE);
    const late = await set(mona, OTHER);
    expect([late.status, late.error.code]).toEqual([403, 'confirmation_needed']);
    expect((await confirm(mona, { password: 'wrong 1' })).error.code).toBe('wrong_password');
    expect((await set(mona, OTHER)).status).toBe(403);
    expect((await confirm(mona)).status).toBe(200);
    expect((await set(mona, OTHER)).status).toBe(200);
    shop.clock.advance(10 * MINUTE);
    expect((await set(mona)).error.code).toBe('confirmation_needed');
  });

  test('is not changed without the second factor if there is one', async () => {
    const mona = await newOwner();
    const { body } = await shop.call(beginSecondFactor, { password: mona.password }, by(mona));
    await shop.call(confirmSecondFactor, { code: codeAt(body.secret, shop.clock.now()) }, by(mona));
    shop.clock.advance(10 * MINUTE);
    const secondCode = codeAt(body.secret, shop.clock.now());
    expect((await confirm(mona)).error.code).toBe('second_code_needed');
    expect((await confirm(mona, { secondCode: otherThan(secondCode) })).error.code).toBe('wrong_second_code');
    expect((await set(mona)).error.code).toBe('confirmation_needed');
    expect((await confirm(mona, { secondCode })).status).toBe(200);
    expect((await set(mona)).status).toBe(200);
  });

  test('is notified to every owner of the merchant by every channel, whatever they switched off, and to no others', async () => {
    const mona = await newOwner();
    const { merchantId } = mona;
    const partner = await addPerson(shop, { role: 'merchant', merchantId });
    const manager = await addPerson(shop, { role: 'merchant', merchantId, duty: 'manager' });
    await shop.call(chooseChannels, { email: false, sms: false }, by(partner));
    await set(mona);
    const sent = await messagesOf(shop, partner.id, 'channel', 'recipient', 'body');
    expect(sent.map(({ channel, recipient }) => [channel, recipient]).toSorted()).toEqual([
      ['email', partner.email],
      ['sms', partner.mobile],
    ]);
    expect(sent.some(({ body }) => body.includes(WALLET.number))).toBe(false);
    expect(await noticesOf(shop, partner.id, 'title')).toHaveLength(1);
    expect(await messagesOf(shop, manager.id, 'body')).toEqual([]);
  });
});

describe('what is paid after a change', () => {
  let [maker, approver]: TestPerson[] = [];
  const staff = (person: TestPerson | undefined) => ({ token: person?.token ?? '' });

  beforeAll(async () => {
    maker = await addPerson(shop, { role: 'finance' });
    approver = await addPerson(shop, { role: 'finance' });
  });

  /** A merchant that has earned something and whose payout is drafted the next day. */
  async function drafted(change: (mona: Awaited<ReturnType<typeof newOwner>>) => Promise<unknown>) {
    await staySignedIn(shop);
    const mona = await newOwner();
    await set(mona);
    await shop.ctx.db.transaction().execute(tx =>
      post(tx, {
        cause: { type: 'test', id: mona.merchantId },
        kind: 'earned',
        entries: [
          { account: 'bank', debit: 20_000 },
          { account: merchantPayable(mona.merchantId), credit: 20_000 },
        ],
        at: shop.clock.now(),
      }),
    );
    shop.clock.advance(DAY);
    await staySignedIn(shop);
    await change(mona);
    await shop.call(payouts.draftPayouts, {}, staff(maker));
    const find = async () => {
      const { body } = await shop.call(payouts.listPayouts, { limit: 100 }, staff(approver));
      return body.payouts.find(({ merchantId }) => merchantId === mona.merchantId);
    };
    const payoutId = (await find())?.id as number;
    const approve = () => shop.call(payouts.movePayout, { payoutId, step: 'approve' }, staff(approver));
    const see = async () => (await shop.call(money.showMoney, {}, by(mona))).body.channel?.heldUntil;
    return { mona, payoutId, approve, see, find };
  }

  test('waits for seven days, which the merchant and finance see', async () => {
    const { approve, see, find } = await drafted(mona => set(mona, OTHER));
    const until = new Date(shop.clock.now().getTime() + 7 * DAY).toISOString().slice(0, 10);
    expect((await see())?.slice(0, 10)).toBe(until);
    expect((await find())?.heldUntil?.slice(0, 10)).toBe(until);
    const early = await approve();
    expect([early.status, early.error.code]).toEqual([409, 'channel_held']);
    shop.clock.advance(7 * DAY);
    await staySignedIn(shop);
    expect((await approve()).status).toBe(200);
    expect((await find())?.heldUntil).toBeNull();
  });

  test('is not the new one if that is set while finance approves', async () => {
    const { mona, payoutId, approve } = await drafted(async () => undefined);
    const [holding, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pause = shop.ctx.db.transaction().execute(async tx => {
      await sql`lock table money_acts in exclusive mode`.execute(tx);
      holding.resolve();
      await held.promise;
    });
    await holding.promise;
    const waiting = sql<{ count: number }>`
      select count(*)::int as count from pg_locks where relation = 'money_acts'::regclass and not granted`;
    const approving = approve();
    await expect.poll(async () => (await shop.rows(waiting))[0]?.count).toBe(1);
    const changing = set(mona, OTHER);
    await Promise.race([changing, new Promise(done => setTimeout(done, 1000))]);
    held.resolve();
    await pause;
    expect([(await approving).status, (await changing).status]).toEqual([200, 200]);
    const paidTo = await shop.rows(sql`select tail from payouts where id = ${payoutId}`);
    expect(paidTo).toEqual([{ tail: WALLET.number.slice(-4) }]);
  });

  test('does not wait if the account is the first one, or if the setting says so', async () => {
    const first = await drafted(async () => undefined);
    expect(await first.see()).toBeNull();
    expect((await first.approve()).status).toBe(200);
    const { token } = await addPerson(shop, { role: 'super_admin' });
    const { body } = await shop.call(showSettings, { group: 'payouts' }, { token });
    const values = { 'payouts.channelHoldDays': 0 };
    await shop.call(saveSettings, { group: 'payouts', version: body.version, values }, { token });
    const { approve } = await drafted(mona => set(mona, OTHER));
    expect((await approve()).status).toBe(200);
  });
});
