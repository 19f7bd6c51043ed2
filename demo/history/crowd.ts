import * as orders from '#modules/orders/calls.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import { type SeededRandom, seededRandom } from '#platform/random.ts';
import type { DemoProduct } from '../shop-types.ts';
import { named } from './besides.ts';
import { byCourier, type Carrier } from './carrier.ts';
import { FANS, wellSold } from './fans.ts';
import { AFTER, type Ordered, putOrder, type Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import { type Offer, type Person, selectStockedVariants } from './queries.ts';
import { handOverSigned } from './signed-lists.ts';

/** A buyer who will have received a product that they may review. */
export interface Receiver {
  buyer: Person;
  product: DemoProduct;
  /** From when on. */
  from: Date;
}

/** Days ago that the crowd ordered: before the month of the rest of the history. */
const ROUNDS = [47, 44, 41, 38];

/**
 * Forty more buyers ordered what sells well, in four rounds, each at once from all of the merchants that they like, and
 * paid at the door. The steps of a round are taken parcel by parcel, but the queue is waited for once.
 */
export async function crowd(shop: PastShop, people: readonly Person[], now: Date) {
  const random = seededRandom(40);
  const buyers = people.filter(({ email }) => email.startsWith('customer'));
  const baskets = await fillBaskets(shop, buyers, random);
  const received: Receiver[] = [];
  const steps = ROUNDS.map((days, round): Step => {
    const at = new Date(now.getTime() - days * DAY);
    const mine = buyers.filter((_, place) => place % ROUNDS.length === round);
    const from = new Date(at.getTime() + AFTER.door * HOUR);
    for (const buyer of mine)
      for (const { product } of baskets.get(buyer) ?? []) received.push({ buyer, product, from });
    const ordered = mine.flatMap(buyer =>
      payable(baskets.get(buyer) ?? []).map(basket => orderOf(people, { buyer, at, basket })),
    );
    return { at, take: () => placeAll(shop, ordered, at) };
  });
  return { steps, received };
}

type Wanted = Offer & { product: DemoProduct };

/** More than all fans of any shop together. */
const PLENTY = 40;

/** Who buys which products of which merchants: all of them the best seller, fewer and fewer each next one. */
async function fillBaskets(shop: PastShop, buyers: readonly Person[], random: SeededRandom) {
  const variants = new Map(
    (await selectStockedVariants(shop.ctx.db, PLENTY)).map(({ productId, variantIds }) => [
      productId,
      variantIds,
    ]),
  );
  const baskets = new Map<Person, Wanted[]>(buyers.map(buyer => [buyer, []]));
  for (const fans of FANS) {
    const likers = random.shuffle(buyers).slice(0, fans.count);
    for (const { product, buyerCount } of wellSold(fans))
      for (const [at, buyer] of random.shuffle(likers).slice(0, buyerCount).entries()) {
        const choices = variants.get(product.id) ?? [];
        baskets.get(buyer)?.push({
          product,
          productId: product.id,
          variantId: choices[at % choices.length] ?? 0,
          merchantId: product.merchantId,
        });
      }
  }
  return baskets;
}

/** In piastres: below what may be paid at the door, with room for what carrying it costs. */
const MOST_IN_CASH = 2_000_000;

/** A basket in as many orders as can be paid at the door, each merchant's goods together where they can be. */
function payable(basket: readonly Wanted[]): Wanted[][] {
  const bags: Wanted[][] = [];
  let left = 0;
  for (const each of basket) {
    if (each.product.price > left) {
      bags.push([]);
      left = MOST_IN_CASH;
    }
    bags.at(-1)?.push(each);
    left -= each.product.price;
  }
  return bags;
}

interface Mine {
  buyer: Person;
  at: Date;
  basket: readonly Offer[];
}

function orderOf(people: readonly Person[], { buyer, at, basket }: Mine): Ordered {
  const admin = named(people, 'admin');
  return {
    buyer,
    basket,
    quantity: 1,
    placedAt: at,
    fate: 'delivered',
    pays: 'cash_on_delivery',
    carrier: 'courier',
    sellerOf: id => people.find(({ merchantId }) => merchantId === id) ?? admin,
    caller: named(people, 'support'),
  };
}

interface Way {
  carrier: Carrier;
  partId: number;
  seller: Person;
}

async function placeAll(shop: PastShop, ordered: readonly Ordered[], at: Date): Promise<Step[]> {
  const ways: Way[] = [];
  for (const order of ordered) {
    const { parts } = await putOrder(shop, order);
    for (const { id: partId, merchantId } of parts) {
      const seller = order.sellerOf(merchantId);
      ways.push({ partId, seller, carrier: byCourier(shop, { partId, seller }) });
    }
  }
  const each = (hours: number, take: (way: Way) => Promise<unknown>, last = nothing): Step => ({
    at: new Date(at.getTime() + hours * HOUR),
    take: async () => {
      for (const way of ways) await take(way);
      await last();
      return [];
    },
  });
  return [
    each(AFTER.accept, ({ seller, partId }) =>
      shop.act(seller, orders.acceptMerchantOrder, { merchantOrderId: partId }),
    ),
    each(AFTER.pack, ({ carrier }) => carrier.pack(), shop.runJobs),
    {
      at: new Date(at.getTime() + AFTER.handOver * HOUR),
      take: async () => {
        await handOverAll(shop, ways);
        return [];
      },
    },
    each(AFTER.out, ({ carrier }) => carrier.out()),
    each(AFTER.door, ({ carrier }) => carrier.deliver()),
  ];
}

/** The courier comes to each merchant once and signs for all; staff stand in for a merchant whom nobody works for yet. */
async function handOverAll(shop: PastShop, ways: readonly Way[]): Promise<void> {
  for (const [seller, mine] of Map.groupBy(ways, way => way.seller)) {
    const parcelIds = mine.map(({ carrier }) => carrier.parcelId());
    if (seller.merchantId !== null) await handOverSigned(shop, seller, { parcelIds, carrier: 'bosta' });
    else for (const parcelId of parcelIds) await shop.act(seller, orders.handOverParcel, { parcelId });
  }
}

const nothing = () => Promise.resolve();
