import { expect, test } from 'vitest';
import { FEWEST_PEERS, medianReturns, mediansOf } from '#modules/reviews/performance.ts';

const peer = (refused: number, acceptMinutes: number | null, came = 100) => ({
  parts: 0,
  promised: 0,
  handedOver: 0,
  arrived: 0,
  faulty: 0,
  stars: 0,
  reviews: 0,
  shopStars: 0,
  shopRaters: 0,
  asked: 0,
  answered: 0,
  came,
  refused,
  acceptMinutes,
});

const peers = [peer(9, 600), peer(1, 60), peer(4, 240), peer(2, 120), peer(3, null)];

test('the median of a category is the middle of its other shops', () => {
  expect(mediansOf(peers)).toMatchObject({ refused: 3, late: null });
  expect(mediansOf([...peers, peer(4, 300)])).toMatchObject({ refused: 4, accepting: 240 });
});

test('of too few shops there is none, counted for each measure by itself', () => {
  expect(peers).toHaveLength(FEWEST_PEERS);
  expect(mediansOf(peers.slice(1)).refused).toBeNull();
  expect(mediansOf(peers).accepting, 'one of the five has accepted nothing').toBeNull();
  const small = peer(1, 10, 9);
  expect(mediansOf([...peers.slice(1), small]).refused, 'one has too few orders to say').toBeNull();
});

test('the median share of returns is of shops that delivered enough, in whole per cent', () => {
  const shop = (returned: number, units = 50, parts = 10) => ({ parts, units, returned });
  const shops = [shop(0), shop(1), shop(2), shop(3), shop(10)];
  expect(medianReturns(shops)).toBe(4);
  expect(medianReturns([...shops, shop(3)]), 'between 4 and 6').toBe(5);
  expect(medianReturns([...shops.slice(1), shop(5, 50, 9)]), 'one has too few orders to say').toBeNull();
});
