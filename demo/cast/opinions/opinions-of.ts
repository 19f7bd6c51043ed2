import type { CategoryKey } from '../categories.ts';
import type { GoodsKind } from '../goods-kind.ts';
import { deviceOpinions } from './devices.ts';
import { houseOpinions } from './house.ts';
import { leisureOpinions } from './leisure.ts';
import type { Opinions } from './opinion.ts';
import { pantryOpinions } from './pantry.ts';
import { wearOpinions } from './wear.ts';

const ALL = [...deviceOpinions, ...wearOpinions, ...houseOpinions, ...pantryOpinions, ...leisureOpinions];

/** What may be said of goods of this kind: all that is meant for it, for its category or for both. */
export function opinionsOf(category: CategoryKey, kind: GoodsKind): Opinions {
  const meant = ALL.filter(
    each => (each.categories?.includes(category) ?? true) && (each.kinds?.includes(kind) ?? true),
  );
  return {
    good: meant.flatMap(({ good }) => good),
    fair: meant.flatMap(({ fair }) => fair),
    bad: meant.flatMap(({ bad }) => bad),
  };
}
