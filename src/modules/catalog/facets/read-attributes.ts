import { normalise } from '#platform/arabic.ts';
import type { Concept } from '../words/dictionary.ts';
import { withWider } from '../words/main-goods.ts';
import { type Item, readItems } from '../words/read-items.ts';
import { splitWords } from '../words/split-words.ts';
import { amountIn } from './amount.ts';
import { type AttributeKey, attributeOf } from './attribute.ts';
import {
  ATTRIBUTE_NAMES,
  COUNTED,
  NOT_STORAGE,
  OTHER_MATERIALS,
  RAM_WORDS,
  SCREENED_GOODS,
} from './attributes.text.ts';
import { writtenSize } from './size.ts';

/** The texts of a product that tell what it is like. */
export interface Described {
  title: string;
  specifications: readonly (readonly [name: string, value: string])[];
  optionNames: readonly string[];
  /** The option values of each variant. */
  variants: readonly (readonly string[])[];
}

type ReadKey = keyof typeof ATTRIBUTE_NAMES;

const KEY_OF: ReadonlyMap<string, ReadKey> = new Map(
  Object.entries(ATTRIBUTE_NAMES).flatMap(([key, names]) =>
    names.split(',').map(name => [normalise(name), key as ReadKey] as const),
  ),
);

/**
 * What shoppers can choose a product by, each value in one spelling: «٦٤ جيجا» and 64GB are `storage=64gb`. Told by its
 * variants and specifications; what neither says, its title may.
 */
export function attributesOf(product: Described): string[] {
  const stated = [...optionsOf(product), ...product.specifications].flatMap(([name, value]) => {
    const key = KEY_OF.get(normalise(name));
    return key ? valuesOf(key, value) : [];
  });
  const known = new Set(stated.map(([key]) => key));
  const titled = inTitle(product.title).filter(([key]) => !known.has(key));
  return [...new Set([...stated, ...titled].map(([key, value]) => attributeOf(key, value)))];
}

type Value = [AttributeKey, string];

function optionsOf({ optionNames, variants }: Described): [string, string][] {
  return optionNames.flatMap((name, at) =>
    [...new Set(variants.map(options => options[at] ?? ''))].map((value): [string, string] => [name, value]),
  );
}

function valuesOf(key: ReadKey, text: string): Value[] {
  const items = readItems(splitWords(text.replace(COUNTED, '')));
  if (key === 'size') return sizeIn(text).map(size => ['size', size]);
  if (key === 'colour' || key === 'material') return namedIn(key, text, items);
  if (key === 'capacity') return capacitiesIn(items);
  if (key === 'storage' && NOT_STORAGE.some(word => normalise(text).split(' ').includes(normalise(word))))
    return [];
  const unit = key === 'screen' ? 'inch' : 'gb';
  return amountsOf(items, unit).map(amount => [key, amount]);
}

/** What a capacity counts says what it is of. */
function capacitiesIn(items: readonly Item[]): Value[] {
  const storage = amountsOf(items, 'gb').map((amount): Value => ['storage', amount]);
  const measured = amountsOf(items, 'ml', 'g', 'mah').map((amount): Value => ['capacity', amount]);
  return [...storage, ...measured.slice(0, 1)];
}

function amountsOf(items: readonly Item[], ...units: string[]): string[] {
  return items.map(({ amount }) => amount).filter(amount => units.includes(amountIn(amount)?.unit ?? ''));
}

/** Sizes of clothes, shoes and rings, also in words: «صغير». */
function sizeIn(text: string): string[] {
  const size = writtenSize(text);
  if (size !== undefined) return [size];
  const words = normalise(text).split(' ');
  return words.length <= 2 && words.every(word => /^\p{Script=Arabic}{2,10}$/u.test(word))
    ? [words.join('_')]
    : [];
}

/** Navy blue is found as blue, too. */
function namedIn(of: 'colour' | 'material', text: string, items: readonly Item[]): Value[] {
  const other = of === 'material' && otherMaterial(text);
  if (other) return [['material', other]];
  return withWider(items.flatMap(item => conceptsOfClass(item, of))).map(id => [of, id]);
}

const conceptsOfClass = ({ concepts }: Item, of: Concept['class']) =>
  concepts.filter(concept => concept.class === of).slice(0, 1);

function otherMaterial(text: string): string | undefined {
  const said = normalise(text);
  const found = OTHER_MATERIALS.find(names => names.some(name => said.includes(normalise(name))));
  return found && normalise(found[0]).replaceAll(' ', '_');
}

function inTitle(title: string): Value[] {
  const items = readItems(splitWords(title));
  return [
    ...namedIn('colour', title, items),
    ...namedIn('material', title, items),
    ...gigabytesIn(items),
    ...(items.some(isScreened)
      ? amountsOf(items, 'inch').map((amount): Value => ['screen', amount])
      : capacitiesIn(items).filter(([key]) => key === 'capacity')),
  ];
}

const isScreened = ({ concepts }: Item) =>
  concepts.some(({ id, implied }) =>
    SCREENED_GOODS.map(normalise).some(goods => id === goods || implied.includes(goods)),
  );

/** Of less a phone of today has nothing to store on. */
const LEAST_STORAGE = 16;
const MOST_RAM = 64;

function gigabytesIn(items: readonly Item[]): Value[] {
  return items.flatMap((item, at): Value[] => {
    if (amountIn(item.amount)?.unit !== 'gb') return [];
    const gigabytes = Number.parseFloat(item.amount);
    // "8GB RAM 256GB": both stand beside the word.
    const isMemory = gigabytes <= MOST_RAM && (isRam(items[at - 1]) || isRam(items[at + 1]));
    if (isMemory) return [['ram', item.amount]];
    return gigabytes >= LEAST_STORAGE ? [['storage', item.amount]] : [];
  });
}

const isRam = (item: Item | undefined) =>
  item !== undefined && item.words.some(word => RAM_WORDS.map(normalise).includes(word));
