import { type Concept, conceptsOf } from './dictionary.ts';
import { findTerm } from './find-term.ts';
import { type Main, withWider } from './main-goods.ts';
import { type Item, isA } from './read-items.ts';

/** What a title says that its goods are for. */
export function fittedItems(items: readonly Item[]): Item[] {
  return items.filter((item, at) => at > 0 && (item.particle === 'for' || isFor(items[at - 1])));
}

const isFor = (item: Item | undefined) => item !== undefined && isA(item, 'for');

/**
 * The goods by the name that the lists have for them together with what they are for: «سوار سيليكون لساعة» is what they
 * call «سوار ساعة». A longer name of its own stays beside it: «شنطة ظهر للابتوب».
 */
export function namedByFit(head: Item, fitted: readonly Item[], main: Main | undefined): Main | undefined {
  const found = fitted.filter(item => !isA(item, 'person')).flatMap(item => conceptsOfBoth(head, item));
  const other = found.filter(({ id }) => !main?.goods.includes(id));
  if (other.length === 0) return main;
  const isShort = head.words.length === 1;
  const own = [...other.map(({ id }) => id), ...(isShort ? [] : (main?.own ?? []))];
  return {
    at: main?.at ?? 0,
    goods: [...new Set([...withWider(own.flatMap(conceptsOf)), ...(main?.goods ?? [])])],
    own,
    isPart: own.flatMap(conceptsOf).every(({ class: of }) => of === 'part'),
  };
}

function conceptsOfBoth(head: Item, fitted: Item): readonly Concept[] {
  const found = findTerm([head.words[0] as string, fitted.words[0] as string], 0);
  if (found?.length !== 2) return [];
  // Nothing is for itself: "Mobile Grip للموبايل" is no mobile.
  return found.concepts.filter(
    each => (each.class === 'goods' || each.class === 'part') && !fitted.concepts.includes(each),
  );
}
