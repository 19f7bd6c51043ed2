import { expect, test } from 'vitest';
import { merchantRatingOf } from '#modules/reviews/merchant-rating.ts';

const COUNTS = {
  parts: 40,
  promised: 40,
  handedOver: 38,
  arrived: 30,
  faulty: 1,
  stars: 43,
  reviews: 10,
  shopStars: 47,
  shopRaters: 10,
  asked: 30,
  answered: 29,
};

test('a shop is rated by delivery, description, returns and answers, and never rounded up', () => {
  expect(merchantRatingOf(COUNTS)).toEqual({
    parts: 40,
    handedOver: 95,
    arrived: 75,
    asPromised: 97,
    described: 4.3,
    shop: 4.7,
    answered: 96,
  });
});

test('what is too little to say is not said', () => {
  expect(merchantRatingOf({ ...COUNTS, parts: 9 })).toBeNull();
  expect(merchantRatingOf({ ...COUNTS, promised: 3, handedOver: 3, arrived: 3 })).toMatchObject({
    handedOver: null,
    arrived: null,
  });
  expect(merchantRatingOf({ ...COUNTS, stars: 20, reviews: 4 })?.described).toBeNull();
  expect(merchantRatingOf({ ...COUNTS, shopStars: 20, shopRaters: 4 })?.shop).toBeNull();
  expect(merchantRatingOf({ ...COUNTS, asked: 4, answered: 4 })?.answered).toBeNull();
});
