import { CONTACT_KINDS } from '#modules/moderation/contact.ts';
import { DAY } from '#platform/clock.ts';

/** `held` waits for staff; `hidden` was taken away by them. Only `shown` is seen and counted. */
export const REVIEW_STATES = ['shown', 'held', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Why staff should look at a review before shoppers do. */
export const SIGNS = [
  ...CONTACT_KINDS,
  /** Somebody else had goods of this merchant sent to the same mobile or door, and reviewed them. */
  'same_address',
  /** The goods were sent to the mobile of one who works for the merchant. */
  'merchant_mobile',
  /** Its writer signs in from the network address and kind of device of one who works for the merchant. */
  'same_device',
  /** Staff had hidden it, and its writer has changed it. */
  'hidden_before',
] as const;
export type Sign = (typeof SIGNS)[number];

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** How goods that are worn compare with the buyer's usual size. */
export const FITS = ['smaller', 'right', 'larger'] as const;
export type Fit = (typeof FITS)[number];

/** How many shown reviews found the goods smaller, right and larger. */
export type FitCounts = readonly [smaller: number, right: number, larger: number];

/** Fewer say more about chance than about the goods. Our own choice. */
const FEWEST_FITS = 5;

/** The share of each answer in whole per cent, which make a hundred together; null while too few have answered. */
export function fitShares([smaller, right, larger]: FitCounts): FitCounts | null {
  const all = smaller + right + larger;
  if (all < FEWEST_FITS) return null;
  const [few, many] = [Math.round((100 * smaller) / all), Math.round((100 * larger) / all)];
  return [few, 100 - few - many, many];
}

/** What a list can be narrowed to besides a number of stars and a size. */
export const REVIEW_CHOICES = ['with_photos', 'low'] as const;
export type ReviewOnly = (typeof REVIEW_CHOICES)[number];
/** As many stars or fewer are low. */
export const LOW_STARS = 3;

export const MOST_REVIEW_PHOTOS = 5;
export const LONGEST_REVIEW = 1_000;
export const LONGEST_REPLY = 500;

/** A review can be changed this long after it was written. Our own choice: as long as a return for a defect. */
const CHANGEABLE = 30 * DAY;

export function changeableUntil(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + CHANGEABLE);
}

/** How many shown reviews gave one, two, three, four and five stars. */
export type StarCounts = readonly [number, number, number, number, number];

export interface Rating {
  /** From 1 to 5 with one decimal; 0 if nobody has reviewed. */
  average: number;
  count: number;
  byStars: number[];
}

/**
 * What is added before the first review, so that one review alone makes nothing the best or the worst of the shop: three
 * reviews of three and a half stars. Our own choice, which the product's page tells.
 */
export const PRIOR = { reviews: 3, stars: 3.5 } as const;

/** The average of all shown reviews and the prior. With 30 reviews the prior moves it by a seventh of a star at most. */
export function ratingOf(byStars: StarCounts): Rating {
  const count = byStars.reduce((sum, each) => sum + each, 0);
  const stars = byStars.reduce((sum, each, at) => sum + each * (at + 1), 0);
  const average = (stars + PRIOR.reviews * PRIOR.stars) / (count + PRIOR.reviews);
  return { average: count === 0 ? 0 : Math.round(average * 10) / 10, count, byStars: [...byStars] };
}

/** The first name and the first letter of the next: «منى ع.». */
export function shortName(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  const letter = [...second][0];
  return letter ? `${first} ${letter}.` : first;
}

/** What goes with the tabs of staff and of a merchant. */
export const STAFF_TABS = ['held', 'shown', 'hidden'] as const;
export type StaffTab = (typeof STAFF_TABS)[number];
export const MERCHANT_TABS = ['to_answer', 'all'] as const;
export type MerchantTab = (typeof MERCHANT_TABS)[number];

export const REVIEWS_A_PAGE = 20;
