import { expect, test } from 'vitest';
import { FEWEST_PEERS, mediansOf } from '#modules/reviews/performance.ts';

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
