import type { SeededRandom } from '#platform/random.ts';
import type { Choice, ChoiceValue } from './cast/family.ts';
import type { DemoVariant } from './shop-types.ts';

export interface VariantsWanted {
  choices: readonly Choice[];
  /** Piastres, of the cheapest. */
  price: number;
  sku: string;
  /** Where its merchant keeps it. */
  shelf: string;
  /** Where the cast fixes how many there are. */
  stock: number | undefined;
}

/** One variant for each way to choose; a product without choices has one. */
export function makeVariants(random: SeededRandom, wanted: VariantsWanted): DemoVariant[] {
  const ways = combinations(wanted.choices);
  const choosable = ways.length > 1;
  return ways.map((values, at) => ({
    options: values.map(({ label }) => label),
    swatch: values.find(({ swatch }) => swatch)?.swatch ?? '',
    picture: null,
    sku: choosable ? `${wanted.sku}-${at + 1}` : wanted.sku,
    shelf: wanted.shelf,
    price: wanted.price + 100 * values.reduce((sum, { extra }) => sum + extra, 0),
    stock: wanted.stock === undefined ? drawStock(random) : ownStock(random, wanted.stock, at),
  }));
}

function combinations(choices: readonly Choice[]): ChoiceValue[][] {
  return choices.reduce<ChoiceValue[][]>(
    (ways, { values }) => ways.flatMap(way => values.map(value => [...way, value])),
    [[]],
  );
}

/** Some run low, some have run out. */
function drawStock(random: SeededRandom): number {
  const draw = random.next();
  if (draw < 0.06) return 0;
  return draw < 0.18 ? random.int(1, 5) : random.int(6, 120);
}

/** What is fixed for the product lies in its first variant; the others get no more than that. */
function ownStock(random: SeededRandom, stock: number, at: number): number {
  return at === 0 ? stock : random.int(0, stock);
}
