import type { Page } from '@playwright/test';
import { call, codeSentTo, newBuyer, post } from '../journeys/buyer.ts';
import { store } from '../journeys/visit.ts';

/** Staff of the demo, and new accounts with a role; a super_admin of the demo needs no second factor. */
export type Staff = 'super_admin' | 'merchant' | 'support' | 'finance';

const DEMO: Partial<Record<Staff, string>> = {
  super_admin: 'admin@wekala.example',
  merchant: 'merchant1@wekala.example',
};

/** For so long after a sign-in, changes of money and roles ask for no password; a journey about that ages its session. */
const FRESH = 8 * 60_000;
const tokens = new Map<Staff, { token: string; at: number }>();

/** Signs a member of staff in, with one session for the tests of a worker, as long as its password is fresh. */
export async function signInStaff(page: Page, role: Staff): Promise<string> {
  const token = await tokenOf(page, role);
  await store(page, { token });
  return token;
}

/** The session that the tests of a worker share. */
export async function tokenOf(page: Page, role: Staff): Promise<string> {
  const known = tokens.get(role);
  if (known && Date.now() - known.at < FRESH) return known.token;
  const token = await newStaffToken(page, role);
  tokens.set(role, { token, at: Date.now() });
  return token;
}

async function newStaffToken(page: Page, role: Staff): Promise<string> {
  const identifier = DEMO[role];
  if (!identifier) return (await newStaff(page, role)).token;
  const reply = await page.request.post('/api/web/user/auth/login', {
    data: { identifier, password: 'wekala-demo-1' },
  });
  return (await reply.json()).body.token;
}

export interface Person {
  id: number;
  token: string;
  name: string;
  mobile: string;
}

export const PASSWORD = 'kitab-azraq-7';

/** Somebody new with a password, without which nobody becomes staff; as the role call describes them. */
export async function newPerson(page: Page): Promise<Person> {
  const { mobile, from } = await newBuyer(page);
  await call(page, post('user/auth/forgot-password'), { from, data: { identifier: mobile } });
  const code = await codeSentTo(page, mobile, 'رمز كلمة المرور');
  const data = { identifier: mobile, code, password: PASSWORD };
  const { token } = await call<{ token: string }>(page, post('user/auth/reset-password'), { from, data });
  const reply = await page.request.get('/api/web/user/auth/user-role', {
    headers: { authorization: `Bearer ${token}` },
  });
  return { ...(await reply.json()).body, token };
}

/** Somebody new whom the demo's super_admin has given a role. */
export async function newStaff(page: Page, role: Staff): Promise<Person> {
  const person = await newPerson(page);
  const admin = await newStaffToken(page, 'super_admin');
  const data = { role, was: 'user', name: person.name };
  await call(page, ['POST', `/api/web/users/${person.id}/role`], { token: admin, data });
  // A new role ends the sessions of before.
  const again = { identifier: person.mobile, password: PASSWORD };
  const { token } = await call<{ token: string }>(page, ['POST', '/api/web/user/auth/login'], {
    data: again,
  });
  return { ...person, token };
}
