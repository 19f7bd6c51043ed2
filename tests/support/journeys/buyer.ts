import { expect, type Page } from '@playwright/test';
import { store } from './visit.ts';

export interface Buyer {
  token: string;
  mobile: string;
  /** The address that the account's calls come from: each has few codes. */
  from: string;
}

/** A call as the screens make it; gives the body and fails on a refusal. */
export async function call<B>(
  page: Page,
  [method, path]: string[],
  { token = '', data = {}, from = '' } = {},
): Promise<B> {
  const reply = await page.request.fetch(path as string, {
    method: method as string,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(method === 'GET' ? {} : { data }),
  });
  expect(reply.status(), `${path}: ${await reply.text()}`).toBeLessThan(300);
  return ((await reply.json()) as { body: B }).body;
}

export const post = (path: string) => ['POST', `/api/web/${path}`];

let people = Math.floor(Math.random() * 90_000_000);

/** A new account, signed in on this page; each from an address of its own. */
export async function newBuyer(page: Page): Promise<Buyer> {
  people += 1;
  const number = String(people).padStart(8, '0');
  const mobile = `+2011${number}`;
  const from = `10.${Math.floor(people / 65_536) % 256}.${Math.floor(people / 256) % 256}.${people % 256}`;
  await call(page, post('user/auth/send-entry-code'), { from, data: { mobile } });
  const code = await codeSentTo(page, mobile, 'رمز وكالة');
  const data = { mobile, code, birthDate: '1994-05-17', acceptTerms: true };
  const { token } = await call<{ token: string }>(page, post('user/auth/enter'), { from, data });
  await call(page, post('user/update-profile'), {
    token,
    data: { name: 'سلمى حسن إبراهيم', mobile, email: '' },
  });
  await store(page, { token });
  return { token, mobile, from };
}

/** The code in the newest text message that says so, from the page that only a developer's own machine has. */
export async function codeSentTo(page: Page, mobile: string, words: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const { messages } = await call<{ messages: { recipient: string; body: string }[] }>(page, [
      'GET',
      '/api/web/development/messages',
    ]);
    const message = messages.find(each => each.recipient === mobile && each.body.includes(words));
    code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    expect(code).toHaveLength(6);
  }).toPass({ timeout: 15_000 });
  return code;
}

interface CallInput {
  path: string;
  data: object;
}

/** What a call answers to somebody signed in. */
export async function callAs<T>(page: Page, token: string, { path, data }: CallInput): Promise<T> {
  const reply = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  return (await reply.json()) as T;
}

export const ADDRESS = {
  recipient: 'سلمى حسن إبراهيم',
  mobile: '01012345678',
  governorateId: 1,
  cityName: 'حي لا تعرفه القائمة',
  street: 'شارع مصطفى النحاس',
  building: '١٢',
};
