import { normalise } from '#platform/arabic.ts';
import { type Concept, conceptsOf } from './dictionary.ts';
import { MODEL_WORDS } from './features.text.ts';
import { withWider } from './main-goods.ts';
import type { Item } from './read-items.ts';

const MODELS = new Set(MODEL_WORDS.map(word => normalise(word)));

/** What beside a title's words tells what is meant by them. */
export interface Beside {
  brands: readonly Item[];
  category: readonly Item[];
}

/**
 * The items, where a line says what goods they are only if something else says so, too: its brand, its shelf, its goods, a
 * model behind it or a size that such goods have. «جالاكسي» is also chocolate.
 */
export function withProvenLines(items: readonly Item[], { brands, category }: Beside): Item[] {
  const ids = new Set([...items, ...brands, ...category].flatMap(item => withWider(item.concepts)));
  const makers = [...items, ...brands]
    .flatMap(item => item.concepts)
    .filter(isBrand)
    .map(({ id }) => id);
  const hasSize = items.some(({ amount }) => /\d(?:gb|inch|mah)$/.test(amount));
  return items.map((item, at) => {
    const isProven = !isOfAnother(item, makers) && (hasSize || isModel(items[at + 1]) || isNamed(item, ids));
    return isProven ? item : { ...item, concepts: item.concepts.filter(each => each.class !== 'line') };
  });
}

const isBrand = ({ class: of }: Concept) => of === 'brand';

/** Adidas has a Galaxy, too. */
function isOfAnother(item: Item, makers: readonly string[]): boolean {
  const own = impliedBy(item).filter(id => conceptsOf(id).some(isBrand));
  return own.length > 0 && makers.length > 0 && !own.some(id => makers.includes(id));
}

const impliedBy = (item: Item) =>
  item.concepts.filter(each => each.class === 'line').flatMap(each => each.implied);

/** Lines of no brand are called after nothing else. */
function isNamed(item: Item, ids: ReadonlySet<string>): boolean {
  const implied = impliedBy(item);
  const hasBrand = implied.some(id => conceptsOf(id).some(isBrand));
  return !hasBrand || implied.some(id => ids.has(id));
}

function isModel(item: Item | undefined): boolean {
  const [word = ''] = item?.words ?? [];
  return /\d/.test(word) || (item?.concepts.some(({ id }) => MODELS.has(id)) ?? false);
}
