import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import type { Action } from './action.ts';
import { type Market, openMarket } from './market.ts';
import { attempt, type Play } from './play.ts';
import { look } from './view.ts';

const ROUNDS = 10;
const CROWD = [0, 1, 2];
let market: Market;

beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** Of two merchants, the goods of the first having the higher number: parts and stock rows are in opposite order. */
const place = (buyer: number): Action => ({
  kind: 'place',
  buyer,
  lines: [
    { product: 1, quantity: 1 },
    { product: 3, quantity: 1 },
  ],
  presses: 1,
  method: 'cash_on_delivery',
  useCredit: false,
  coupon: null,
});

test('whole orders cancelled while others are placed: stock rows are locked in one order, so nobody waits in a circle', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await market.reset();
    const play: Play = { market, placed: [], keys: 0, following: { begun: [], again: [] } };
    for (const buyer of CROWD) await attempt(play, { parts: [], parcels: [] }, place(buyer));
    const view = await look(market.ctx.db);

    // Each order has two parts; any of them names it.
    const cancels = CROWD.map(
      (which): Action => ({
        kind: 'order',
        event: 'cancelled',
        who: 'buyer',
        which: 2 * which,
        reason: '',
      }),
    );
    const outcomes = await Promise.all(
      [...cancels, ...CROWD.map(place)].map(action => attempt(play, view, action)),
    );

    expect(outcomes).toEqual([...cancels, ...CROWD].map(() => 'done'));
    expect(wrongLines(await checkBooks(market.ctx.db))).toEqual([]);
  }
});
