import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Buyer, call, post } from './buyer.ts';

export interface Product {
  id: number;
  title: string;
  price: number;
  merchantId: number;
  merchantName: string;
  hasAttributes: boolean;
}

/** More units than all journeys together take of one product. */
const PLENTY = 9;

/** Products without a choice, of all merchants or of one, that fit and of which there is plenty. */
async function productsInPlenty(
  page: Page,
  { token }: Pick<Buyer, 'token'>,
  { merchantId, fit }: { merchantId?: number; fit: (product: Product) => boolean },
): Promise<Product[]> {
  const { products } = await call<{ products: Product[] }>(page, post('product/public'), {
    data: { limit: 100, inStock: true, ...(merchantId !== undefined && { merchantIds: [merchantId] }) },
  });
  const fitting = products.filter(each => !each.hasAttributes && fit(each)).slice(0, 50);
  const lines = fitting.map(({ id }) => ({ productId: id, quantity: PLENTY }));
  const quote = await call<Quote>(page, post('cart/quote'), { token, data: { lines } });
  return fitting.filter((_, at) => quote.lines[at]?.buyable === PLENTY);
}

/** Products without a choice that fit and of which there are plenty, at most one a merchant. */
export async function productsThat(
  page: Page,
  buyer: Buyer,
  fit: (product: Product) => boolean,
): Promise<[Product, Product]> {
  const plenty = await productsInPlenty(page, buyer, { fit });
  const found = [...new Map(plenty.map(each => [each.merchantId, each])).values()];
  expect(found.length).toBeGreaterThan(1);
  return found as [Product, Product];
}

/** A product of the merchant without variants, with plenty of stock, and cheap enough for cash on delivery. */
export async function productOf(page: Page, buyer: Buyer, merchantId: number): Promise<Product> {
  const fit = ({ price }: Product) => price > 20 && price < 1_000;
  const [found] = await productsInPlenty(page, buyer, { merchantId, fit });
  if (!found) throw new Error(`the demo has nothing of merchant ${merchantId} in plenty`);
  return found;
}

interface Quote {
  total: number;
  lines: { price: number; buyable: number }[];
}

/** Places an order as the checkout does, paid at the door; gives its number. */
export function order(page: Page, buyer: Buyer, lines: Line[]): Promise<number> {
  return orderBy(page, buyer, { lines, paymentMethod: 'cash_on_delivery' });
}

interface Line {
  productId: number;
  variantId?: number;
  quantity: number;
}

/** The same, paid in the way that is named. */
export async function orderBy(
  page: Page,
  { token, mobile }: Buyer,
  { lines, paymentMethod }: { lines: Line[]; paymentMethod: string },
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
        // Nobody else's door: who reviews goods of one merchant from one door waits for staff.
        flat: mobile.slice(-6),
      },
      paymentMethod,
      seenTotal: quote.total,
      acceptTerms: true,
    },
  });
  return orderId;
}

export interface Seen {
  merchantOrders: {
    id: number;
    merchantName: string;
    parcels: { id: number; state: string; deliveryCode: string | null }[];
  }[];
}

/** An order of so many of one thing, delivered by staff in place of its merchant. */
export async function delivered(
  page: Page,
  buyer: Buyer,
  { goods, quantity }: { goods: Product; quantity: number },
): Promise<{ id: number; staff: Awaited<ReturnType<typeof staffOf>> }> {
  const id = await order(page, buyer, [{ productId: goods.id, quantity }]);
  const staff = await staffOf(page, id);
  await staff.ship(goods.merchantName);
  await staff.deliver(goods.merchantName);
  return { id, staff };
}

/** What staff do to an order in place of its merchants, by the same calls. */
export async function staffOf(page: Page, orderId: number) {
  const { token } = await call<{ token: string }>(page, post('user/auth/login'), {
    data: { identifier: 'admin@wekala.example', password: 'wekala-demo-1' },
  });
  const seen = () => call<Seen>(page, ['GET', `/api/web/order/details/${orderId}`], { token });
  const step = (path: string, data: object) => call(page, post(path), { token, data });
  const idOf = async (merchantName: string) =>
    (await seen()).merchantOrders.find(each => each.merchantName === merchantName)?.id as number;
  const parcelOf = async (merchantName: string) =>
    (await seen()).merchantOrders.find(each => each.merchantName === merchantName)?.parcels[0]?.id as number;
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
