import type { Dice } from './dice.ts';
import { KINDS } from './kinds.ts';
import { COLOURS, FEATURES, MATERIALS, PEOPLE, SPECS } from './properties.ts';

/** A kind of goods, as a line of `kinds.ts` has it. */
export interface Kind {
  id: string;
  /** The kind that this is an accessory of; empty if none. */
  of: string;
  category: string;
  arabic: string[];
  english: string[];
  brands: { latin: string; arabic: string; models: string[] }[];
  properties: string[];
  asked: { nouns: string[]; plurals: string[]; others: string[]; franco: string[] };
}

/** A product with what is true of it, so that no engine is needed to judge it. */
export interface Product {
  id: number;
  title: string;
  category: string;
  kind: string;
  /** The kind that it is for. */
  of: string;
  brand: string;
  brandArabic: string;
  model: string;
  /** Whose accessory it is: the brand and model of a phone, for a case. */
  fits: string;
  facts: Record<string, string>;
  requests: number;
}

const list = (text: string, by: string) =>
  text
    .split(by)
    .map(each => each.trim())
    .filter(each => each !== '');
const real = (words: string[]) => words.filter(word => word !== '-');

export const ALL_KINDS: readonly Kind[] = KINDS.trim()
  .split('\n')
  .map(line => {
    const [name = '', category = '', arabic = '', english = '', brands = '', properties = '', asked = ''] =
      line.split(' | ').map(part => part.trim());
    const [id = '', of = ''] = name.split(' of ');
    const [nouns = '', plurals = '', others = '', franco = ''] = asked.split(';');
    return {
      id,
      of,
      category,
      arabic: list(arabic, ';'),
      english: list(english, ';'),
      brands: list(brands, ';').map(brand => {
        const [latin = '', inArabic = '', models = ''] = brand.split('/');
        return {
          latin: latin === '-' ? '' : latin,
          arabic: inArabic === '-' ? '' : inArabic,
          models: list(models, ','),
        };
      }),
      properties: real(list(properties, ',')),
      asked: {
        nouns: real(list(nouns, ',')),
        plurals: real(list(plurals, ',')),
        others: real(list(others, ',')),
        franco: real(list(franco, ',')),
      },
    };
  });

/** Titles as real shops write them: in Arabic, English or both, brand first or last, spelled one way or another. */
export function makeProducts(dice: Dice, each: number): Product[] {
  const products: Product[] = [];
  for (const kind of ALL_KINDS) {
    for (let n = 0; n < each; n += 1) products.push(makeProduct(dice, kind, products.length + 1));
  }
  return products;
}

function makeProduct(dice: Dice, kind: Kind, id: number): Product {
  const brand = dice.one(kind.brands);
  const model = real(brand.models).length > 0 ? dice.one(real(brand.models)) : '';
  const facts = Object.fromEntries(
    kind.properties.filter(name => name !== 'of').map(name => [name, factOf(dice, name)]),
  );
  const target = kind.of ? ALL_KINDS.find(other => other.id === kind.of) : undefined;
  const targetBrand = target ? dice.one(target.brands) : undefined;
  const fits = targetBrand ? `${targetBrand.latin} ${dice.one(targetBrand.models)}` : '';
  const parts = { brand, model, facts, fits, fitsArabic: targetBrand?.arabic ?? '' };
  const title = dice.chance(0.62) ? arabicTitle(dice, kind, parts) : englishTitle(dice, kind, parts);
  return {
    id,
    title: dice.chance(0.15) ? dice.one(SPELLINGS)(title) : title,
    category: kind.category,
    kind: kind.id,
    of: kind.of,
    brand: brand.latin,
    brandArabic: brand.arabic,
    model,
    fits,
    facts,
    requests: dice.chance(0.3) ? Math.floor(dice.next() ** 4 * 900) : 0,
  };
}

type Parts = {
  brand: { latin: string; arabic: string };
  model: string;
  facts: Record<string, string>;
  fits: string;
  fitsArabic: string;
};

function arabicTitle(dice: Dice, kind: Kind, { brand, model, facts, fits }: Parts): string {
  const noun = dice.one(kind.arabic);
  const name = dice.chance(0.5) ? brand.latin : brand.arabic;
  const head =
    noun === '-' ? [name, model] : dice.chance(0.75) || !name ? [noun, name, model] : [name, model, noun];
  const forWhom = fits ? `${dice.one(['ل', 'لهاتف ', 'متوافق مع ', 'مناسب ل ', ''])}${fits}` : '';
  const rest = Object.entries(facts).map(([property, value]) => worded(dice, [property, value], 'arabic'));
  if (dice.chance(0.3)) rest.push(dice.one(FEATURES.arabic));
  if (dice.chance(0.15)) rest.push(dice.one(NOISE));
  const joint = dice.one([' ', '، ', ' - ', ' ', ' – ']);
  return [[...head, forWhom].filter(Boolean).join(' '), ...dice.shuffled(rest)].filter(Boolean).join(joint);
}

function englishTitle(dice: Dice, kind: Kind, { brand, model, facts, fits }: Parts): string {
  const noun = dice.one(kind.english);
  const front = dice.chance(0.8) ? [brand.latin, model, noun] : [model ? brand.latin : '', noun, model];
  const forWhom = fits ? `${dice.one(['for', 'Compatible with', 'for'])} ${fits}` : '';
  const rest = Object.entries(facts).map(([property, value]) => worded(dice, [property, value], 'english'));
  if (dice.chance(0.3)) rest.push(dice.one(FEATURES.english));
  if (dice.chance(0.25)) rest.push(dice.one(kind.arabic.filter(each => each !== '-')) ?? '');
  const head = [...front.filter(each => each !== '-'), forWhom].filter(Boolean).join(' ');
  return [head, ...dice.shuffled(rest)].filter(Boolean).join(dice.one([' ', ', ', ' - ', ' | ']));
}

/** Mentions of other goods, as real titles have them. */
const NOISE = [
  'مع شاحن هدية',
  'مع جراب هدية',
  'يصلح للموبايل والتابلت',
  'هدية لعيد الأم',
  'شاشة رقمية',
  'ببطارية قابلة للشحن',
  'مناسب للمكتب',
  'للسيارة والمنزل',
  'بكابل شحن',
];

const SPELLINGS: ((title: string) => string)[] = [
  title => title.replace(/[أإآ]/g, 'ا'),
  title => title.replace(/ة(?=\s|$)/g, 'ه'),
  title => title.replace(/ي(?=\s|$)/g, 'ى'),
  title => title.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit))),
  title => title.replace(/سا/, 'ســا'),
];

function factOf(dice: Dice, property: string): string {
  if (property === 'colour') return dice.one(COLOURS)[0] as string;
  if (property === 'material') return dice.one(MATERIALS)[0] as string;
  if (property === 'who') return dice.one(PEOPLE)[0] as string;
  return dice.one(SPECS[property]?.values ?? ['']);
}

function worded(dice: Dice, [property, value]: [string, string], language: 'arabic' | 'english'): string {
  const group = [...COLOURS, ...MATERIALS, ...PEOPLE].find(([first]) => first === value);
  if (group) return dice.one(group.filter(word => /^[a-z]/i.test(word) === (language === 'english')));
  const unit = SPECS[property]?.units.filter(word => /^\s?[a-z"]/i.test(word) === (language === 'english'));
  return `${value}${unit && unit.length > 0 ? dice.one(unit) : ''}`;
}
