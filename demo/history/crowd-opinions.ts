import { sizeIn } from '#modules/catalog/facets/size.ts';
import { replyToReview } from '#modules/reviews/back-office.calls.ts';
import { markHelpful, saveReview } from '#modules/reviews/calls.ts';
import type { Fit } from '#modules/reviews/review.ts';
import { DAY } from '#platform/clock.ts';
import { type SeededRandom, seededRandom } from '#platform/random.ts';
import { castCategories } from '../cast/categories.ts';
import { general, replies, verdicts } from '../cast/opinions/general.ts';
import { opinionsOf } from '../cast/opinions/opinions-of.ts';
import type { DemoProduct } from '../shop-types.ts';
import type { Receiver } from './crowd.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import type { Person } from './queries.ts';

interface Written extends Receiver {
  stars: number;
  fit: Fit | null;
  shopStars: number | null;
  text: string;
}

/** The crowd's reviews of what it received, some days or weeks later: each once, some by stars alone. */
export function crowdOpinions(
  shop: PastShop,
  people: readonly Person[],
  { received, now }: { received: readonly Receiver[]; now: Date },
): Step[] {
  const random = seededRandom(41);
  const writers = new Map<DemoProduct, () => Pick<Written, 'stars' | 'fit' | 'shopStars' | 'text'>>();
  return received.map(one => {
    const write = writers.get(one.product) ?? writerOf(one.product, random);
    writers.set(one.product, write);
    const after = (1 + random.next() ** 1.5 * 30) * DAY;
    const at = new Date(Math.min(one.from.getTime() + after, now.getTime() - 0.3 * DAY));
    const written = { ...one, ...write() };
    const luck = random.next();
    return {
      at,
      take: async () => {
        await say(shop, people, { ...written, luck });
        return [];
      },
    };
  });
}

/** How many of twenty give one, two, three, four and five stars: of goods that please, of most, and of those that do not. */
const GIVEN = [
  [0, 1, 1, 4, 14],
  [1, 1, 2, 6, 10],
  [1, 1, 3, 5, 10],
  [2, 2, 5, 6, 5],
];

/** How what is worn fits: as it should, a little small, or a little wide. */
const FOUND: readonly (readonly Fit[])[] = [
  ['right', 'right', 'right', 'right', 'right', 'right', 'smaller', 'larger'],
  ['right', 'right', 'right', 'smaller', 'smaller'],
  ['right', 'right', 'right', 'right', 'larger', 'larger'],
];

/** Whichever of its variants came has a size. */
const isWorn = ({ optionNames, variants }: DemoProduct) =>
  variants.every(
    ({ options }) => sizeIn(optionNames.map((name, at) => `${name}: ${options[at]}`).join(' · ')) !== '',
  );

/** Draws one sentence after another about a product, none of them twice. */
function writerOf(product: DemoProduct, random: SeededRandom) {
  const { categoryId, kind } = product;
  const category = castCategories[categoryId - 1];
  if (!category) throw new Error(`no category ${categoryId}`);
  const own = opinionsOf(category.key, kind);
  const decks = {
    good: random.shuffle(own.good),
    fair: random.shuffle(own.fair),
    bad: random.shuffle(own.bad),
    alsoGood: random.shuffle(general.good),
    alsoFair: random.shuffle(general.fair),
    alsoBad: random.shuffle(general.bad),
    verdict: random.shuffle(verdicts),
  };
  const given = random.pick(GIVEN).flatMap((count, at) => Array<number>(count).fill(at + 1));
  const fits = random.pick(FOUND);
  const draw = (...names: (keyof typeof decks)[]) =>
    names.flatMap(name => decks[name].pop() ?? []).slice(0, 2);
  const words: Record<number, () => string[]> = {
    5: () => (random.next() < 0.4 ? draw('good') : draw('good', 'alsoGood')),
    4: () => (random.next() < 0.5 ? draw('good', 'fair') : draw('good', 'alsoFair')),
    3: () => (random.next() < 0.6 ? draw('fair', 'verdict') : draw('fair', 'alsoFair')),
    2: () => (random.next() < 0.5 ? draw('bad', 'alsoFair') : draw('bad', 'alsoBad')),
    1: () => draw('bad', 'alsoBad'),
  };
  return () => {
    const stars = random.pick(given);
    const silent = random.next() < (stars > 3 ? 0.3 : 0.12);
    const said = silent ? [] : (words[stars]?.() ?? []);
    const between = stars === 4 && said.length > 1 ? ['، بس ', '، لكن ', '. '] : ['، ', '. ', '.. ', ' و'];
    const fit = isWorn(product) && random.next() < 0.8 ? random.pick(fits) : null;
    const shopStars = random.next() < 0.6 ? Math.min(5, stars + (random.next() < 0.7 ? 1 : 0)) : null;
    return { stars, fit, shopStars, text: said.join(random.pick(between)) };
  };
}

async function say(
  shop: PastShop,
  people: readonly Person[],
  { buyer, product, stars, fit, shopStars, text, luck }: Written & { luck: number },
): Promise<void> {
  const { reviewId, state } = await shop.act(buyer, saveReview, {
    productId: product.id,
    stars,
    fit,
    shopStars,
    text,
  });
  if (state !== 'shown' || !text) return;
  const seller = people.find(({ merchantId }) => merchantId === product.merchantId);
  const answers = replies[stars > 3 ? 'content' : stars === 3 ? 'so_so' : 'angry'];
  if (seller && luck < (stars > 3 ? 0.2 : 0.75))
    await shop.act(seller, replyToReview, {
      reviewId,
      text: answers[Math.floor(luck * 1_000) % answers.length] ?? '',
    });
  const readers = people.filter(({ email }) => /^buyer\d@/.test(email));
  const found = luck > 0.75 ? Math.floor((luck - 0.75) * 20) : 0;
  for (const reader of readers.slice(0, found))
    await shop.act(reader, markHelpful, { reviewId, isHelpful: true });
}
