import type { TaxClass } from '#modules/settings/tax-class.ts';
import { formatCount, formatFixed, parsePounds } from '#platform/digits.ts';
import { type FactName, ofFacts } from '../disclosure.ts';
import type { OwnExclusion } from '../exclusion.ts';
import type { ManagedProduct } from './managed-product.ts';
import { isSame, MOST_VARIANTS, type Visibility } from './product-draft.ts';

export interface ValueForm {
  key: string;
  text: string;
  swatch: string;
  /** The picture that shows it; empty: none of its own. */
  image: string;
}

export interface OptionForm {
  key: string;
  name: string;
  values: ValueForm[];
}

/** One combination of values. Typed text stays text until the server has read it. */
export interface VariantForm {
  id?: number;
  /** The keys of its values, one for each option, so that a renamed value keeps its stock. */
  values: string[];
  sku: string;
  shelf: string;
  price: string;
  stock: string;
  seenStock?: number;
  promised: number;
  available: boolean;
}

/** The contents of the product editor. */
export interface ProductForm extends Record<FactName, string> {
  title: string;
  description: string;
  categoryId: string;
  subcategoryId: string;
  brandId: string;
  merchantId: string;
  images: string[];
  specifications: { key: string; name: string; value: string }[];
  options: OptionForm[];
  price: string;
  originalPrice: string;
  notReturnable: OwnExclusion;
  taxClass: TaxClass | null;
  lowStockAt: string;
  variants: VariantForm[];
  status: Visibility;
}

export const EMPTY_VARIANT: VariantForm = {
  values: [],
  sku: '',
  shelf: '',
  price: '',
  stock: '',
  promised: 0,
  available: true,
};

export const EMPTY_FORM: ProductForm = {
  title: '',
  description: '',
  categoryId: '',
  subcategoryId: '',
  brandId: '',
  merchantId: '',
  images: [],
  specifications: [],
  options: [],
  price: '',
  originalPrice: '',
  variants: [EMPTY_VARIANT],
  notReturnable: null,
  taxClass: null,
  ...ofFacts(() => ''),
  lowStockAt: '',
  status: 'published',
};

/** A product in the editor. The keys of options and values come from their positions, so two readings agree. */
export function toForm(product: ManagedProduct): ProductForm {
  const options = product.optionNames.map((name, at) => ({
    key: `o${at}`,
    name,
    values: valuesOf(product, at),
  }));
  const keyOf = (text: string, at: number) =>
    options[at]?.values.find(value => value.text === text)?.key ?? '';
  const [first] = product.variants;
  return {
    title: product.title,
    description: product.description,
    categoryId: String(product.categoryId),
    subcategoryId: product.subcategoryId === null ? '' : String(product.subcategoryId),
    brandId: product.brandId === null ? '' : String(product.brandId),
    merchantId: String(product.merchantId),
    images: product.images,
    specifications: product.specifications.map(([name, value], at) => ({ key: `s${at}`, name, value })),
    options,
    price: first ? poundsText(Math.min(...product.variants.map(({ price }) => price))) : '',
    originalPrice: product.originalPrice === null ? '' : poundsText(product.originalPrice),
    variants: product.variants.map(({ id, options: texts, price, stock, ...variant }) => ({
      id,
      values: texts.map(keyOf),
      sku: variant.sku,
      shelf: variant.shelf,
      price: poundsText(price),
      stock: formatCount(stock),
      seenStock: stock,
      promised: variant.promised,
      available: variant.available,
    })),
    notReturnable: product.notReturnable,
    taxClass: product.taxClass,
    ...ofFacts(name => typed(product[name])),
    lowStockAt: typed(product.lowStockAt),
    status: product.status === 'in_review' ? 'published' : product.status,
  };
}

const typed = (value: string | number | null) =>
  typeof value === 'number' ? formatCount(value) : (value ?? '');

const NO_LOOKS = { swatch: '', image: '' };

/** Only values of the first option have a colour and a picture of their own. */
function looksOf(text: string, { variants, images }: ManagedProduct) {
  const shown = variants.find(({ options }) => options[0] === text);
  return { swatch: shown?.swatch ?? '', image: images[(shown?.picture ?? 0) - 1] ?? '' };
}

function valuesOf(product: ManagedProduct, at: number): ValueForm[] {
  const texts = [...new Set(product.variants.map(({ options }) => options[at] ?? ''))];
  return texts.map((text, place) => ({
    key: `o${at}v${place}`,
    text,
    ...(at === 0 ? looksOf(text, product) : NO_LOOKS),
  }));
}

/** A price as its field shows it: `١٬٢٤٩٫٥٠`. */
export function poundsText(pounds: number): string {
  return formatFixed(pounds * 100, 2);
}

/** The request that saves a form, still as it was typed: the server parses and validates it. */
export function fromForm(form: ProductForm) {
  const valueOf = (key: string) =>
    form.options.flatMap(({ values }) => values).find(value => value.key === key);
  const hasOptions = form.options.length > 0;
  return {
    title: form.title,
    description: form.description,
    categoryId: Number(form.categoryId) || undefined,
    subcategoryId: form.subcategoryId === '' ? null : Number(form.subcategoryId),
    brandId: form.brandId === '' ? null : Number(form.brandId),
    images: form.images,
    specifications: form.specifications.map(({ name, value }): [string, string] => [name, value]),
    optionNames: form.options.map(({ name }) => name),
    originalPrice: form.originalPrice,
    notReturnable: form.notReturnable,
    taxClass: form.taxClass,
    ...ofFacts(name => form[name]),
    lowStockAt: form.lowStockAt,
    status: form.status,
    variants: form.variants.map(({ values, price, stock, promised: _, ...variant }) => ({
      ...variant,
      options: values.map(key => valueOf(key)?.text ?? ''),
      swatch: valueOf(values[0] ?? '')?.swatch ?? '',
      picture: form.images.indexOf(valueOf(values[0] ?? '')?.image ?? '') + 1 || null,
      price: hasOptions ? price : form.price,
      stock: stock === '' ? '0' : stock,
    })),
  };
}

/**
 * The form with one variant for each combination of its values. An existing combination keeps all its fields. One that
 * gained or lost an option takes the best match, so no stock is lost while options are arranged.
 */
export function withCombinations(form: ProductForm): ProductForm {
  const filled = form.options.filter(({ values }) => values.length > 0);
  const ways = filled.reduce<string[][]>(
    (before, { values }) => before.flatMap(way => values.map(({ key }) => [...way, key])),
    [[]],
  );
  const free = [...form.variants];
  const exact = ways.map(way => takeOut(free, ({ values }) => isSame(values, way)));
  const variants = ways.slice(0, MOST_VARIANTS).map((way, at) => {
    const known = exact[at] ?? takeOut(free, ({ values }) => isPart(values, way) || isPart(way, values));
    return known ? { ...known, values: way } : { ...EMPTY_VARIANT, values: way, price: form.price };
  });
  return { ...form, variants };
}

function takeOut(variants: VariantForm[], fits: (variant: VariantForm) => boolean): VariantForm | undefined {
  const at = variants.findIndex(fits);
  return at < 0 ? undefined : variants.splice(at, 1)[0];
}

const isPart = (part: readonly string[], whole: readonly string[]) => part.every(key => whole.includes(key));

/** The form with another price, also in every variant that had the old one. */
export function withPrice(form: ProductForm, price: string): ProductForm {
  const follows = (variant: VariantForm) => variant.price === form.price || variant.price === '';
  return {
    ...form,
    price,
    variants: form.variants.map(variant => (follows(variant) ? { ...variant, price } : variant)),
  };
}

/** The pounds that a card would show for a typed price; 0 while it is invalid. */
export function typedPounds(text: string): number {
  return parsePounds(text) ?? 0;
}
