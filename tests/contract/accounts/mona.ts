import { sql } from 'kysely';
import { expect } from 'vitest';
import { signUp } from '#modules/accounts/calls.ts';
import type { TestShop } from '../../support/shop.ts';

let people = 0;

/** Somebody new, by the data of a sign-up; each from an address of their own. */
export function somebody() {
  people += 1;
  return {
    address: `10.0.${people >> 8}.${people & 255}`,
    name: 'منى السيد',
    mobile: `+2010${String(people).padStart(8, '0')}`,
    email: `mona${people}@example.com`,
    password: 'قهوة مظبوطة 3',
    birthDate: '1998-04-15',
    acceptTerms: true as const,
  };
}

export type Somebody = ReturnType<typeof somebody>;

/** Opens an account and gives its owner with the token. */
export async function newAccount(shop: TestShop, changed: Partial<Somebody> = {}) {
  const { address, ...person } = { ...somebody(), ...changed };
  const { status, body } = await shop.call(signUp, person, { address });
  expect(status).toBe(200);
  return { address, ...person, token: body.token };
}

/** The code in the latest message to a mobile or mailbox, once it has had that many. */
export async function codeSentTo(shop: TestShop, recipient: string, messages = 1): Promise<string> {
  await expect.poll(() => messagesTo(shop, recipient), { timeout: 5000 }).toBe(messages);
  const [message] = await shop.rows(sql<{ body: string }>`
    select body from messages where recipient = ${recipient} and body ~ '[0-9]{6}' order by id desc limit 1`);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

/** How many messages with a code. */
export async function messagesTo(shop: TestShop, recipient: string): Promise<number> {
  const [row] = await shop.rows(sql<{ count: number }>`
    select count(*)::integer as count from messages where recipient = ${recipient} and body ~ '[0-9]{6}'`);
  return row?.count ?? 0;
}

/** Another code than the given one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
