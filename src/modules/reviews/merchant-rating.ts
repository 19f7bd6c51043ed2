/** Only what is recent says how a shop works now. Our own choice. */
export const COUNTED_DAYS = 90;

/** Fewer say more about chance than about the shop. Our own choice. */
export const FEWEST_PARTS = 10;
const FEWEST_REVIEWS = 5;
const FEWEST_ASKED = 5;

export interface MerchantCounts {
  parts: number;
  promised: number;
  handedOver: number;
  arrived: number;
  faulty: number;
  stars: number;
  reviews: number;
  /** Given to the shop itself, by so many buyers. */
  shopStars: number;
  shopRaters: number;
  /** Messages of buyers that an answer was due to, and those of them that got one within a day. */
  asked: number;
  answered: number;
}

/** Shares in whole per cent; null where there is too little to say. */
export interface MerchantRating {
  parts: number;
  handedOver: number | null;
  arrived: number | null;
  /** Delivered without coming back through the shop's fault. */
  asPromised: number;
  /** How goods agree with what the shop says of them, from 1 to 5 in tenths, by the reviews of all its goods. */
  described: number | null;
  /** How its buyers found the shop itself, from 1 to 5 in tenths; each counts once, by their newest word. */
  shop: number | null;
  /** Messages of buyers that were answered within a day. */
  answered: number | null;
}

const share = (some: number, all: number) => Math.floor((100 * some) / all);

const average = (stars: number, count: number) =>
  count >= FEWEST_REVIEWS ? Math.round((10 * stars) / count) / 10 : null;

/** From delivery, description and returns; null while too little was delivered. */
export function merchantRatingOf(counts: MerchantCounts): MerchantRating | null {
  const { parts, promised, handedOver, arrived, faulty, asked, answered } = counts;
  if (parts < FEWEST_PARTS) return null;
  const isKnown = promised >= FEWEST_PARTS;
  return {
    parts,
    handedOver: isKnown ? share(handedOver, promised) : null,
    arrived: isKnown ? share(arrived, promised) : null,
    asPromised: share(parts - faulty, parts),
    described: average(counts.stars, counts.reviews),
    shop: average(counts.shopStars, counts.shopRaters),
    answered: asked >= FEWEST_ASKED ? share(answered, asked) : null,
  };
}
