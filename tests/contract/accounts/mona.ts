import { expect } from 'vitest';
import { enter, logIn, sendEntryCode, sendMobileCode } from '#modules/accounts/calls.ts';
import { foldPassword } from '#modules/accounts/password.ts';
import { hashPassword } from '#modules/accounts/server/passwords/password-hash.ts';
import { insertTermsConsent, insertUser } from '#modules/accounts/server/queries.ts';
import type { CallRequest } from '#platform/call.ts';
import { transaction } from '#platform/server/context.ts';
import { messagesOf } from '../../support/readers.ts';
import type { TestShop } from '../../support/shop.ts';

let people = 0;

/** Somebody new; each from an address of their own. */
export function somebody() {
  people += 1;
  return {
    address: `10.0.${people >> 8}.${people & 255}`,
    name: 'منى السيد',
    mobile: `+20159${String(people).padStart(7, '0')}`,
    email: `mona${people}@example.com`,
    password: 'قهوة مظبوطة 3',
    birthDate: '1998-04-15',
  };
}

export type Somebody = ReturnType<typeof somebody>;

/** An account that has a password and a mobile that was not proved yet; gives its owner with the token. */
export async function newAccount(shop: TestShop, changed: Partial<Somebody> = {}) {
  const { address, ...person } = { ...somebody(), ...changed };
  await transaction(shop.ctx, async tx => {
    const passwordHash = await hashPassword(foldPassword(person.password));
    const userId = await insertUser(tx, { ...person, passwordHash, role: 'user', mobileVerifiedAt: null });
    if (userId === undefined) throw new Error('somebody else has this mobile or e-mail address');
    await insertTermsConsent(tx, userId, address);
  });
  const { identifier, password } = { identifier: person.email, password: person.password };
  const { body } = await shop.call(logIn, { identifier, password }, { address });
  expect((await shop.call(sendMobileCode, {}, { address, token: body.token })).status).toBe(200);
  return { address, ...person, token: body.token };
}

/** Signs up by mobile and code, as the shop's own screens do: asks for a code and gives what enters by it. */
export async function enterByCode(shop: TestShop, { mobile, address }: Pick<Somebody, 'mobile' | 'address'>) {
  const sent = await messagesTo(shop, mobile);
  expect((await shop.call(sendEntryCode, { mobile }, { address })).status).toBe(200);
  const code = await codeSentTo(shop, mobile, sent + 1);
  return (more: Partial<CallRequest<typeof enter>> = {}) =>
    shop.call(enter, { mobile, code, ...more }, { address });
}

/** The code in the latest message to a mobile or mailbox, once it has had that many. */
export async function codeSentTo(shop: TestShop, recipient: string, messages = 1): Promise<string> {
  await expect.poll(() => messagesTo(shop, recipient), { timeout: 5000 }).toBe(messages);
  return (await codesSentTo(shop, recipient)).at(-1) ?? '';
}

/** How many messages with a code. */
export async function messagesTo(shop: TestShop, recipient: string): Promise<number> {
  return (await codesSentTo(shop, recipient)).length;
}

async function codesSentTo(shop: TestShop, recipient: string): Promise<string[]> {
  const sent = await messagesOf(shop, recipient, 'body');
  return sent.flatMap(({ body }) => /\d{6}/.exec(body)?.[0] ?? []);
}

/** Another code than the given one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
