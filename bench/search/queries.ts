import { type Dice, diceOf } from './dice.ts';
import { COLOURS, MATERIALS, PEOPLE, SPECS } from './properties.ts';
import { ALL_KINDS, type Kind, type Product } from './titles.ts';

/** What an answer must be, as far as the query says. */
export interface Want {
  kind?: string;
  brand?: string;
  /** Words of the model, all of which must stand in the product's own or in what it fits. */
  model?: string[];
  facts?: Record<string, string>;
}

export interface Judged {
  text: string;
  class: string;
  want: Want;
  /** A third of the queries: looked at only at the end. */
  heldOut: boolean;
}

/** 3: everything asked for; 2: all but one thing; 1: the goods alone, or goods of another kind by that name; 0: not. */
export function gradeOf(product: Product, want: Want): number {
  if (want.kind && product.kind !== want.kind) return 0;
  const wishes = [
    ...(want.brand ? [isOf(product, want.brand)] : []),
    ...(want.model ? [want.model.every(word => saysOf(product, word))] : []),
    ...Object.entries(want.facts ?? {}).map(([name, value]) => product.facts[name] === value),
  ];
  const missed = wishes.filter(met => !met).length;
  if (!want.kind && missed > 0) return 0;
  return missed === 0 ? 3 : missed === 1 && wishes.length > 1 ? 2 : 1;
}

const isOf = (product: Product, brand: string) =>
  product.brand === brand || (product.of !== '' && product.fits.startsWith(`${brand} `));

function saysOf(product: Product, word: string): boolean {
  const names = ` ${product.of ? product.fits : product.model} `.toLowerCase();
  return names.includes(` ${word.toLowerCase()} `) || names.includes(` ${word.toLowerCase()}`);
}

const ARABIC_ROW = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';
const LATIN_ROW = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";

/** Queries of every class, made from the kinds and from products that exist. */
export function makeQueries(products: readonly Product[]): Judged[] {
  const dice = diceOf(77);
  const made: Omit<Judged, 'heldOut'>[] = [];
  const add = (of: string, text: string, want: Want) => made.push({ class: of, text, want });
  for (const kind of ALL_KINDS) {
    const some = products.filter(product => product.kind === kind.id);
    const [noun = ''] = kind.asked.nouns;
    const want = { kind: kind.id };
    add('one noun', noun, want);
    if (noun.includes(' ') === false && dice.chance(0.6)) add('article', `ال${noun}`, want);
    if (dice.chance(0.25)) add('particle', `ل${noun.startsWith('ال') ? noun.slice(1) : noun}`, want);
    for (const plural of kind.asked.plurals) add('plural', plural, want);
    for (const other of dice.shuffled(kind.asked.others).slice(0, 2)) add('other words', other, want);
    for (const franco of kind.asked.franco.filter(word => /[a-z]/.test(word))) add('franco', franco, want);
    if (dice.chance(0.5)) add('slip', slipped(dice, noun), want);
    if (dice.chance(0.35)) add('wrong keyboard', onLatinKeys(noun), want);
    if (dice.chance(0.5)) add('intent', dice.one(INTENTS)(noun), want);
    addOfProducts(dice, { kind, some, noun }, add);
  }
  addHeads(add);
  for (const text of NONSENSE) add('nonsense', text, { kind: 'nothing' });
  const seen = new Set<string>();
  return made
    .filter(({ text }) => text.length > 1 && !seen.has(text) && seen.add(text))
    .map(query => ({ ...query, heldOut: hash(query.text) % 3 === 0 }));
}

type Add = (of: string, text: string, want: Want) => void;

function addOfProducts(
  dice: Dice,
  { kind, some, noun }: { kind: Kind; some: Product[]; noun: string },
  add: Add,
) {
  const branded = some.filter(product => product.brand !== '');
  if (branded.length > 0 && !kind.of) {
    const { brand, brandArabic } = dice.one(branded);
    add('brand', `${noun} ${brandArabic}`, { kind: kind.id, brand });
    if (dice.chance(0.5)) add('brand', `${noun} ${brand.toLowerCase()}`, { kind: kind.id, brand });
    if (dice.chance(0.3)) add('slip', `${noun} ${slipped(dice, brandArabic)}`, { kind: kind.id, brand });
  }
  const ones = some.filter(product => product.model && !kind.of && /^[A-Za-z]/.test(product.model));
  if (ones.length > 0) {
    const { brand, brandArabic, model } = dice.one(ones);
    const want = { kind: kind.id, brand, model: model.split(' ') };
    add('model', dice.chance(0.5) ? `${brandArabic} ${model}` : `${brand} ${model}`.toLowerCase(), want);
    if (dice.chance(0.6)) add('one word too many', `${model} ${dice.one(TOO_MUCH)}`, want);
  }
  const facts = some.filter(product => Object.keys(product.facts).length > 0);
  if (facts.length === 0) return;
  const product = dice.one(facts);
  const [name = '', value = ''] = dice.one(Object.entries(product.facts));
  add('property', `${noun} ${askedFact(dice, name, value)}`, { kind: kind.id, facts: { [name]: value } });
  if (product.brand && !kind.of) {
    const want = { kind: kind.id, brand: product.brand, facts: { [name]: value } };
    add('brand and property', `${noun} ${product.brandArabic} ${askedFact(dice, name, value)}`, want);
    if (dice.chance(0.4))
      add('one word too many', `${noun} ${product.brandArabic} ${dice.one(TOO_MUCH)}`, {
        kind: kind.id,
        brand: product.brand,
      });
  }
}

/** A name alone means the thing and not what fits it; with the accessory's name it means that. */
function addHeads(add: Add) {
  const heads: [string, Want][] = [
    ['ايفون', { kind: 'phone', brand: 'Apple' }],
    ['ايفون 15', { kind: 'phone', brand: 'Apple', model: ['15'] }],
    ['iphone 13', { kind: 'phone', brand: 'Apple', model: ['13'] }],
    ['جالاكسي a55', { kind: 'phone', brand: 'Samsung', model: ['A55'] }],
    ['سامسونج s24 الترا', { kind: 'phone', brand: 'Samsung', model: ['S24'] }],
    ['ريدمي نوت 13', { kind: 'phone', brand: 'Xiaomi', model: ['Note', '13'] }],
    ['ايباد', { kind: 'tablet', brand: 'Apple' }],
    ['ماك بوك', { kind: 'laptop', brand: 'Apple', model: ['MacBook'] }],
    ['ساعة ابل', { kind: 'smartwatch', brand: 'Apple' }],
    ['apple watch', { kind: 'smartwatch', brand: 'Apple' }],
    ['بلايستيشن 5', { kind: 'console', model: ['5'] }],
    ['playstation', { kind: 'console' }],
    ['airpods pro', { kind: 'earbuds', brand: 'Apple', model: ['Pro'] }],
    ['جراب ايفون 15', { kind: 'case', brand: 'Apple', model: ['15'] }],
    ['كفر سامسونج a55', { kind: 'case', brand: 'Samsung', model: ['A55'] }],
    ['جراب للايفون', { kind: 'case', brand: 'Apple' }],
    ['اسكرينة ايفون 13', { kind: 'glass', brand: 'Apple', model: ['13'] }],
    ['شاحن ايفون', { kind: 'charger', brand: 'Apple' }],
    ['شاحن سامسونج', { kind: 'charger', brand: 'Samsung' }],
    ['كابل ايفون', { kind: 'cable', brand: 'Apple' }],
    ['استيك ساعة ابل', { kind: 'strap', brand: 'Apple' }],
    ['دراع بلايستيشن 5', { kind: 'controller', model: ['5'] }],
    ['ريموت سامسونج', { kind: 'remote', brand: 'Samsung' }],
    ['شنطة لابتوب hp', { kind: 'lapbag', brand: 'HP' }],
    ['حامل شاشة 55 بوصة', { kind: 'tvmount', facts: { inch: '55' } }],
    ['iphone 15 case', { kind: 'case', brand: 'Apple', model: ['15'] }],
    ['phone holder', { kind: 'holder' }],
    ['laptop bag', { kind: 'lapbag' }],
  ];
  for (const [text, want] of heads) add('head and accessory', text, want);
  for (const kind of ALL_KINDS.filter(({ english }) => english.some(word => word !== '-'))) {
    const word = kind.english.find(each => each !== '-') as string;
    if (hash(word) % 3 === 0) add('english', word.toLowerCase(), { kind: kind.id });
  }
}

const INTENTS: ((noun: string) => string)[] = [
  noun => `احسن ${noun}`,
  noun => `ارخص ${noun}`,
  noun => `سعر ${noun}`,
  noun => `شراء ${noun}`,
  noun => `${noun} بالتقسيط`,
  noun => `افضل ${noun} في مصر`,
  noun => `عايز ${noun} كويس`,
  noun => `عروض ${noun}`,
  noun => `${noun} اونلاين`,
  noun => `buy ${noun}`,
];
const TOO_MUCH = [
  'جديد',
  'متبرشم',
  'اصلي',
  'بنفسجي',
  'نسخة الشرق الاوسط',
  'بالضمان',
  'تركواز',
  'فخم',
  'مميز',
  'قوي',
];
const NONSENSE = [
  'زرافة',
  'قغضثصق',
  'xqzvbk',
  'هيليكوبتر',
  'شبثنمكط',
  'wrtpsd',
  'كسمبلغت',
  'دبابة حربية',
  'غواصة نووية',
  'qqqq wwww',
];

function askedFact(dice: Dice, name: string, value: string): string {
  const group = [...COLOURS, ...MATERIALS, ...PEOPLE].find(([first]) => first === value);
  if (group) return dice.one(group);
  return `${value}${dice.one(SPECS[name]?.asked ?? [''])}`;
}

/** One slip of the hand: a letter missing, doubled, exchanged with the next, or a neighbouring key. */
function slipped(dice: Dice, word: string): string {
  const letters = [...word];
  const at = 1 + Math.floor(dice.next() * Math.max(1, letters.length - 2));
  const row = /[a-z]/i.test(word) ? LATIN_ROW : ARABIC_ROW;
  const place = row.indexOf(letters[at] ?? '');
  const slips = [
    () => letters.toSpliced(at, 1),
    () => letters.toSpliced(at, 0, letters[at] as string),
    () => letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
    () => letters.toSpliced(at, 1, row[place + 1] ?? letters[at] ?? ''),
  ];
  return dice.one(slips)().join('');
}

const onLatinKeys = (word: string) =>
  [...word.replaceAll('لا', 'b').replace(/[أإآ]/g, 'h')]
    .map(letter => LATIN_ROW[ARABIC_ROW.indexOf(letter)] ?? letter)
    .join('');

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
