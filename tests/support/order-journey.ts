import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Goods {
  id: number;
  title: string;
  price: number;
  merchantId: number;
  merchantName: string;
  hasAttributes: boolean;
}

export interface Buyer {
  token: string;
  mobile: string;
}

let people = Math.floor(Math.random() * 90_000_000);

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

const post = (path: string) => ['POST', `/api/web/${path}`];

/** A new account with a verified mobile, signed in on this page. */
export async function newBuyer(page: Page): Promise<Buyer> {
  people += 1;
  const number = String(people).padStart(8, '0');
  const { token } = await call<{ token: string }>(page, post('user/auth/signup'), {
    from: `10.${Math.floor(people / 65_536) % 256}.${Math.floor(people / 256) % 256}.${people % 256}`,
    data: {
      name: 'سلمى حسن إبراهيم',
      mobile: `011${number}`,
      email: `salma${number}.${Date.now()}@example.com`,
      password: 'kitab-azraq-7',
      birthDate: '1994-05-17',
      acceptTerms: true,
    },
  });
  const mobile = `+2011${number}`;
  const code = await codeSentTo(page, mobile, 'رمز وكالة');
  await call(page, post('user/auth/verify-mobile'), { token, data: { code } });
  await page.goto('/about');
  await page.evaluate(value => localStorage.setItem('token', value), token);
  return { token, mobile };
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

/** More than all journeys together take of one product. */
const PLENTY = 9;

/** Products without a choice that fit and of which there are plenty, at most one a merchant. */
export async function goodsThat(
  page: Page,
  { token }: Buyer,
  fit: (goods: Goods) => boolean,
): Promise<[Goods, Goods]> {
  const { products } = await call<{ products: Goods[] }>(page, post('product/public'), {
    data: { limit: 100, inStock: true },
  });
  const fitting = products.filter(each => !each.hasAttributes && fit(each)).slice(0, 50);
  const lines = fitting.map(({ id }) => ({ productId: id, quantity: PLENTY }));
  const quote = await call<Quote>(page, post('cart/quote'), { token, data: { lines } });
  const plenty = fitting.filter((_, at) => quote.lines[at]?.buyable === PLENTY);
  const found = [...new Map(plenty.map(each => [each.merchantId, each])).values()];
  expect(found.length).toBeGreaterThan(1);
  return found as [Goods, Goods];
}

interface Quote {
  total: number;
  lines: { price: number; buyable: number }[];
}

/** Places an order as the checkout does; gives its number. */
export async function order(
  page: Page,
  { token, mobile }: Buyer,
  lines: { productId: number; quantity: number }[],
): Promise<number> {
  const quote = await call<Quote>(page, post('cart/quote'), {
    token,
    data: { lines, governorateId: 1 },
  });
  const { orderId } = await call<{ orderId: number }>(page, post('checkout/place-order'), {
    token,
    data: {
      idempotencyKey: randomUUID(),
      lines: lines.map((line, at) => ({ ...line, seenPrice: quote.lines[at]?.price })),
      address: {
        recipient: 'سلمى حسن',
        mobile: mobile.replace('+2', ''),
        governorateId: 1,
        cityId: 39,
        street: 'شارع مصطفى النحاس',
        building: '١٢',
        floor: '3',
        flat: '7',
      },
      paymentMethod: 'cash_on_delivery',
      seenTotal: quote.total,
      acceptTerms: true,
    },
  });
  return orderId;
}

export interface Seen {
  shipments: {
    id: number;
    merchantName: string;
    parcels: { id: number; state: string; deliveryCode: string | null }[];
  }[];
}

/** What staff do to an order in place of its merchants, by the same calls. */
export async function desk(page: Page, orderId: number) {
  const { token } = await call<{ token: string }>(page, post('user/auth/login'), {
    data: { identifier: 'admin@wekala.example', password: 'wekala-demo-1' },
  });
  const seen = () => call<Seen>(page, ['GET', `/api/web/order/details/${orderId}`], { token });
  const step = (path: string, data: object) => call(page, post(path), { token, data });
  const idOf = async (merchantName: string) =>
    (await seen()).shipments.find(each => each.merchantName === merchantName)?.id as number;
  const parcelOf = async (merchantName: string) =>
    (await seen()).shipments.find(each => each.merchantName === merchantName)?.parcels[0]?.id as number;
  return {
    step,
    idOf,
    parcelOf,
    /** Until its only parcel has left. */
    async ship(merchantName: string) {
      const merchantOrderId = await idOf(merchantName);
      await step('merchant-order/accept', { merchantOrderId });
      await step('merchant-order/pack', { merchantOrderId });
      await step('parcel/hand-over', { parcelId: await parcelOf(merchantName) });
    },
    deliver: async (merchantName: string) =>
      step('parcel/delivered', { parcelId: await parcelOf(merchantName), proof: 'صورة عند الباب' }),
  };
}
