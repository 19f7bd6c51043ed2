import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call, newBuyer, post } from '../journeys/buyer.ts';
import { order, productOf } from '../journeys/orders.ts';
import { picture } from '../pictures.ts';
import { send } from './cases.ts';
import { tokenOf } from './staff.ts';

/** The merchant that the demo's first merchant account works for. */
const MERCHANT = 1;

export interface Stepped {
  orderId: number;
  merchantOrderId: number;
}

/** A fresh order of the merchant's, led so far. The page is signed in as its buyer afterwards. */
export async function ledSoFar(page: Page, token: string, steps: readonly string[]): Promise<Stepped> {
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, MERCHANT);
  const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 1 }]);
  const { merchantOrders } = await call<{ merchantOrders: { id: number }[] }>(
    page,
    ['GET', `/api/web/order/details/${orderId}`],
    { token },
  );
  const merchantOrderId = merchantOrders[0]?.id as number;
  for (const event of steps)
    await call(page, post('back-office/order/step'), {
      token,
      data: { event, merchantOrderIds: [merchantOrderId] },
    });
  return { orderId, merchantOrderId };
}

/** A list of one parcel that a courier signed for. The page is signed in as the parcel's buyer afterwards. */
export async function signedHandover(page: Page): Promise<number> {
  const token = await tokenOf(page, 'merchant');
  const { orderId } = await ledSoFar(page, token, ['accepted', 'packed']);
  const { parcel } = await call<{ parcel: { id: number; carrier: string } }>(
    page,
    ['GET', `/api/web/back-office/handover/parcel?number=WK-${orderId}`],
    { token },
  );
  const { identifier } = await send<{ identifier: string }>(page, '/api/web/back-office/handover/signature', {
    token,
    file: await picture('png'),
  });
  const { handoverId } = await call<{ handoverId: number }>(page, post('back-office/handover'), {
    token,
    data: {
      key: randomUUID(),
      carrier: parcel.carrier,
      signedFor: [parcel.id],
      parcelIds: [parcel.id],
      takenBy: 'محمود عبد الحميد',
      signature: identifier,
    },
  });
  return handoverId;
}
