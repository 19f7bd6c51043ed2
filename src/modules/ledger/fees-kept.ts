import { type Piastres, sumPiastres } from '#platform/money.ts';
import { splitByWeight } from '#platform/split-money.ts';

/** The fees of a merchant order and what became of its parcels. */
export interface PartFees {
  delivery: Piastres;
  /** Packaging and admin fee. */
  others: Piastres;
  /** Whether units are not packed yet: they will travel for whatever of the fees no parcel has. */
  isOpen: boolean;
  /** Without those that were cancelled. */
  parcels: readonly ParcelFees[];
}

/**
 * `stands`: the buyer has it or may still get it. `refused`: it came back because the buyer did not take it. `failed`:
 * it was lost or damaged, or the buyer withdrew because it never came.
 */
export type ParcelFate = 'stands' | 'refused' | 'failed';

export interface ParcelFees {
  fees: Piastres;
  fate: ParcelFate;
}

export interface FeesKept {
  delivery: Piastres;
  others: Piastres;
}

/**
 * The fees of a merchant order that may be kept while its buyer keeps something, whatever the way of paying: those of
 * the parcels that stand, and of a refused one its delivery. A merchant's, a courier's or the shop's failure costs the
 * buyer nothing (docs/orders-rules.md, Fees).
 */
export function feesKept(part: PartFees): FeesKept {
  const { delivery, others, parcels, isOpen } = part;
  const shares = parcels.map(parcel => ({ ...parcel, ...shareOf(part, parcel) }));
  const stands = shares.filter(({ fate }) => fate === 'stands');
  const sum = (name: keyof FeesKept, of: readonly FeesKept[]) => sumPiastres(of.map(each => each[name]));
  const rest = (name: keyof FeesKept, all: Piastres) =>
    isOpen || shares.length === 0 ? all - sum(name, shares) : 0;
  return {
    delivery: sum('delivery', stands) + rest('delivery', delivery) + refusedDelivery(part),
    others: sum('others', stands) + rest('others', others),
  };
}

/** What is kept even where the buyer keeps nothing: the delivery of parcels that the buyer did not take. */
export function refusedDelivery(part: PartFees): Piastres {
  const refused = part.parcels.filter(({ fate }) => fate === 'refused');
  return sumPiastres(refused.map(parcel => shareOf(part, parcel).delivery));
}

/** How much of a parcel's fees is delivery, as its delivery is booked. */
export function shareOf({ delivery, others }: FeesKept, { fees }: Pick<ParcelFees, 'fees'>): FeesKept {
  const [ofDelivery = 0, ofOthers = 0] = splitByWeight(fees, [delivery, others]);
  return { delivery: ofDelivery, others: ofOthers };
}
