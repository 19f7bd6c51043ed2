import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { fireReturnTimers } from '#modules/returns/server/fire-return-timers.ts';
import { sendRefund } from '#modules/returns/server/replacements/send-refund.ts';
import { staySignedIn } from './arrange.ts';
import { type Market } from './market.ts';
import { addPerson } from './people.ts';
import type { TestShop } from './shop.ts';

/** Support, who decide claims, and two of finance, who pay. */
export async function addStaff(shop: TestShop) {
  const [support, finance, other] = [
    await addPerson(shop, { role: 'support' }),
    await addPerson(shop, { role: 'finance' }),
    await addPerson(shop, { role: 'finance' }),
  ];
  return { support, finance, other };
}

/** Uploads a real picture, another one each time. */
export async function photoOf(shop: TestShop, by: { token: string }): Promise<string> {
  const background = { r: Math.floor(Math.random() * 256), g: 80, b: 90 };
  const file = await sharp({ create: { width: 120, height: 120, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { body } = await shop.call(calls.uploadCasePhoto, { file }, by);
  return body.photo;
}

/** Luxor receives an approved return and inspects it: all of it came and is as good as new. */
export async function receiveReturned(
  shop: TestShop,
  market: Market,
  { returnId, lineId, quantity }: { returnId: number; lineId: number; quantity: number },
) {
  const seller = { token: market.luxor.owner.token };
  expect((await shop.call(backOffice.receiveReturn, { returnId }, seller)).body.state).toBe('received');
  const found = [{ lineId, sellable: quantity, damaged: 0, wrongItem: 0 }];
  return shop.call(backOffice.inspectReturn, { returnId, found }, seller);
}

/** Moves the shop's time and fires the timers of returns and orders that are due. */
export async function waitForReturns(shop: TestShop, milliseconds: number): Promise<number> {
  shop.clock.advance(milliseconds);
  await staySignedIn(shop);
  const fired = await fireReturnTimers(shop.ctx);
  return fired + (await fireTimers(shop.ctx));
}

/** Sends every approved refund, as the job does; twice, because jobs may run twice. */
export async function sendRefunds(shop: TestShop): Promise<void> {
  const steps = await shop.rows(
    sql<{
      id: number;
    }>`select id from case_events where subject = 'refund' and event = 'approved' order by id`,
  );
  for (const { id } of [...steps, ...steps])
    await shop.ctx.db.transaction().execute(tx => sendRefund(shop.ctx, tx, { id }));
}
