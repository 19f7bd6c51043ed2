import { NO_DISCLOSURE } from '#modules/catalog/disclosure.ts';
import { type SeededRandom, seededRandom } from '#platform/random.ts';
import { castBrands } from './cast/brands.ts';
import { castCategories } from './cast/categories.ts';
import { COLOUR, swatchOf } from './cast/choices.ts';
import { type Family, fitting, type ItemNotes } from './cast/family.ts';
import { kindOf } from './cast/kinds.ts';
import { castMerchants } from './cast/merchants.ts';
import { coloursShown } from './cast/photo-colours.ts';
import { photoBook } from './pictures/photo-book.ts';
import type { PhotoRecipe } from './pictures/recipe.ts';
import { formerPrice } from './price.ts';
import type { DemoProduct, DemoVariant } from './shop-types.ts';
import { alternatives, fullTitle } from './title.ts';
import { makeVariants } from './variants.ts';

type CastCategory = (typeof castCategories)[number];

interface Goods {
  category: CastCategory;
  categoryId: number;
  family: Family;
  written: string;
  pounds: number;
  notes: ItemNotes;
}

export type PicturedProduct = Omit<DemoProduct, 'pictures'> & { shown: PhotoRecipe[] };

/** Every product of the cast, the same for the same seed; those of a category lie mixed, as they do in a shop. */
export function makeProducts(seed: number): PicturedProduct[] {
  const random = seededRandom(seed);
  const photos = photoBook();
  return random.shuffle(allGoods()).map((goods, at) => {
    return inItsColours({ ...makeProduct(random, goods, at + 1), shown: photos(goods.written) });
  });
}

/** A product with photos comes in the colours that they show, each variant with its own photo. */
function inItsColours(product: PicturedProduct): PicturedProduct {
  const at = product.optionNames.indexOf(COLOUR);
  const shown = [...coloursShown(product.shown)];
  if (at < 0 || shown.length === 0) return product;
  const cast = [...new Set(product.variants.map(({ options }) => options[at]))];
  const variants = product.variants.flatMap(variant => {
    const [colour, picture] = shown[cast.indexOf(variant.options[at])] ?? [];
    if (!colour || !picture) return [];
    return [{ ...variant, picture, options: variant.options.with(at, colour), swatch: swatchOf(colour) }];
  });
  const [only] = variants;
  return variants.length === 1 && only ? withoutChoice(product, only) : { ...product, variants };
}

/** A product in one colour alone names it, offers no choice, and has all the stock. */
const withoutChoice = (product: PicturedProduct, only: DemoVariant): PicturedProduct => ({
  ...product,
  specifications: [...product.specifications, [COLOUR, only.options[0] ?? '']],
  optionNames: [],
  variants: [
    {
      ...only,
      options: [],
      swatch: '',
      picture: null,
      stock: product.variants.reduce((sum, { stock }) => sum + stock, 0),
    },
  ],
});

function allGoods(): Goods[] {
  return castCategories.flatMap((category, at) =>
    category.families.flatMap(family =>
      family.items.flatMap(([title, pounds, notes = {}]) =>
        alternatives(title).map((written, index) => ({
          category,
          categoryId: at + 1,
          family: asTold(family, notes),
          written,
          pounds: typeof pounds === 'number' ? pounds : (pounds[index] as number),
          notes,
        })),
      ),
    ),
  );
}

/** The family as this item shows it: with its own words where it has some. */
function asTold(family: Family, { own }: ItemNotes): Family {
  return own ? { ...family, ...own, about: [own.about], tails: [] } : family;
}

function makeProduct(random: SeededRandom, goods: Goods, id: number): Omit<PicturedProduct, 'shown'> {
  const { family, notes, written, category } = goods;
  const model = `${category.key.slice(0, 2).toUpperCase()}-${random.int(10, 99)}${String(id).padStart(3, '0')}`;
  const title = notes.exact
    ? written
    : fullTitle(random, { written, family, brands: family.brands ?? category.brands, model });
  const brandId = brandIn(title);
  const price = priceOf(random, goods);
  const choices = notes.options ?? family.options ?? [];
  const merchantId = sellerOf(random, goods);
  const description = describe(random, goods);
  drawLots(random, notes);
  return {
    id,
    merchantId,
    categoryId: goods.categoryId,
    subcategoryId: kindOf(category.key, family.kind),
    brandId,
    kind: family.kind,
    title,
    description,
    specifications: specify({ family, brandId, model, written }),
    optionNames: choices.map(({ name }) => name),
    price,
    originalPrice: wasPrice(random, price, notes),
    notReturnable: family.notReturnable ?? null,
    told: { ...NO_DISCLOSURE, ...family.told },
    variants: makeVariants(random, {
      choices,
      price,
      sku: `WK-${model}`,
      shelf: shelfOf(goods.categoryId, id),
      stock: notes.stock,
    }),
    ageInMinutes: Math.floor(random.next() ** 1.6 * 365 * 24 * 60),
    numberOfRequests: notes.asked ?? Math.floor(random.next() ** 4 * 900),
  };
}

/** An aisle for each category, and sixty places in it; by the product's number, so that no lot is drawn for it. */
const shelfOf = (categoryId: number, id: number) =>
  `${String.fromCodePoint(64 + categoryId)}-${String((id % 60) + 1).padStart(2, '0')}`;

/** In piastres. One price in ten keeps the piastres that the cast writes, as in shops here. */
function priceOf(random: SeededRandom, { pounds, notes }: Goods): number {
  const keeps = random.next() < 0.38 || notes.exact;
  return keeps ? Math.round(pounds * 100) : Math.floor(pounds) * 100;
}

/** The brand whose Latin name the title holds as a word. */
function brandIn(title: string): number | null {
  const at = castBrands.findIndex(([name]) => new RegExp(`(^|[^A-Za-z])${name}([^A-Za-z]|$)`).test(title));
  return at < 0 ? null : at + 1;
}

function sellerOf(random: SeededRandom, { category, notes }: Goods): number {
  const ids = castMerchants.flatMap(({ sells, name }, at) =>
    notes.seller ? (name === notes.seller ? [at + 1] : []) : sells.includes(category.key) ? [at + 1] : [],
  );
  // The first of a category sells the most, as the best known shop does.
  return random.next() < 0.3 ? (ids[0] as number) : random.pick(ids);
}

function describe(random: SeededRandom, { family, category, written }: Goods): string {
  const [first, ...others] = family.about;
  const shuffled = fitting(written, random.shuffle(others));
  const chosen = shuffled.slice(0, random.int(1, 2));
  const always = first ? fitting(written, [first]) : [];
  return [...always, ...chosen, random.pick(category.closings)].join(' ');
}

interface Specified {
  family: Family;
  written: string;
  brandId: number | null;
  model: string;
}

function specify({ family, brandId, model, written }: Specified): [string, string][] {
  const brand = brandId === null ? undefined : castBrands[brandId - 1];
  return [
    ...(brand ? [['الماركة', `${brand[1]} (${brand[0]})`] as [string, string]] : []),
    ...family.specs
      .filter(([, , of]) => of?.test(written) ?? true)
      .map(([name, value]) => [name, value] as [string, string]),
    ['رقم الموديل', model],
  ];
}

function wasPrice(random: SeededRandom, price: number, { was, exact }: ItemNotes): number | null {
  if (was) return was * 100;
  const former = random.next() < 0.37 ? formerPrice(random, price) : null;
  return exact ? null : former;
}

/** As many lots as goods drew when they were shown in several looks, so that prices and stock stay as they were. */
function drawLots(random: SeededRandom, { look, exact }: ItemNotes): void {
  if (look === undefined && !exact) random.next();
  random.next();
}
