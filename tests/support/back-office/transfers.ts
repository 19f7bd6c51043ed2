import type { Page } from '@playwright/test';
import { type Buyer, call, newBuyer, post } from '../journeys/buyer.ts';
import { orderBy, productOf } from '../journeys/orders.ts';
import { picture } from '../pictures.ts';
import { send } from './cases.ts';

interface Transfer {
  buyer: Buyer;
  orderId: number;
  /** What is to come, in pounds. */
  amount: number;
}

/** A new buyer's order with a transfer as the chosen payment, and a picture of it. */
export async function sendTransfer(page: Page, merchantId: number): Promise<Transfer> {
  const buyer = await newBuyer(page);
  const { token } = buyer;
  const goods = await productOf(page, buyer, merchantId);
  const lines = [{ productId: goods.id, quantity: 1 }];
  const orderId = await orderBy(page, buyer, { lines, paymentMethod: 'bank_transfer' });
  await call(page, post('payment/start'), { token, data: { orderId, method: 'bank_transfer' } });
  await send(page, `/api/web/payment/transfer-proof?orderId=${orderId}`, {
    token,
    file: await picture('jpeg'),
  });
  const { toPay } = await call<{ toPay: number }>(page, ['GET', `/api/web/payment/of-order/${orderId}`], {
    token,
  });
  return { buyer, orderId, amount: toPay };
}
