import { expect, type Page } from '@playwright/test';
import { store } from './visit.ts';

let count = 0;

/** Opens an account of the demo shop and signs it in; gives its token. Whoever needs an order verifies the mobile. */
export async function newBuyer(page: Page): Promise<string> {
  count += 1;
  const number = `${process.pid % 1000}${String(Date.now()).slice(-4)}${count}`.padStart(8, '0').slice(-8);
  const reply = await page.request.post('/api/web/user/auth/signup', {
    data: {
      name: 'سلمى حسن إبراهيم',
      mobile: `011${number}`,
      email: `salma.${number}.${Date.now()}@example.com`,
      password: 'kitab-azraq-7',
      birthDate: '1994-05-17',
      acceptTerms: true,
    },
  });
  const { token } = (await reply.json()).body as { token: string };
  await store(page, { token });
  await verifyMobile(page, { token, mobile: `+2011${number}` });
  return token;
}

/** By the code that can be read where messages are not sent. */
async function verifyMobile(page: Page, { token, mobile }: { token: string; mobile: string }): Promise<void> {
  await expect(async () => {
    const reply = await page.request.get('/api/web/development/messages');
    const { messages } = (await reply.json()).body as { messages: { recipient: string; body: string }[] };
    const sent = messages.find(({ recipient }) => recipient === mobile);
    const code = /\d{6}/.exec(sent?.body ?? '')?.[0];
    const verified = await callAs(page, token, { path: '/api/web/user/auth/verify-mobile', data: { code } });
    expect(verified).toHaveProperty('body');
  }).toPass();
}

interface Asked {
  path: string;
  data: object;
}

/** What a call answers to somebody signed in. */
export async function callAs<T>(page: Page, token: string, { path, data }: Asked): Promise<T> {
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
