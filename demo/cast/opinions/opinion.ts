import type { CategoryKey } from '../categories.ts';
import type { GoodsKind } from '../goods-kind.ts';

/** What buyers say of goods of one sort; no word of it needs the goods' name or gender. */
export interface Opinions {
  /** Both where both are given: a kind of product may mean something else in another category. */
  categories?: readonly CategoryKey[];
  kinds?: readonly GoodsKind[];
  good: readonly string[];
  fair: readonly string[];
  bad: readonly string[];
}
