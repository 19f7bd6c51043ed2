import * as z from 'zod/mini';
import { driveId, isPictureIdentifier } from '#modules/media/picture.ts';
import { lowStockInput } from '#modules/merchants/low-stock.ts';
import { ownTaxClass } from '#modules/settings/tax-class.ts';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { parsePounds, parseWhole } from '#platform/digits.ts';
import { fromPounds } from '#platform/money.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { factsInput } from '../disclosure-shape.ts';
import { ownExclusion } from './managed-product.ts';
import { looksShortened } from './product-code.ts';
import {
  LONGEST_SHELF,
  LONGEST_TITLE,
  MOST_OPTIONS,
  MOST_PICTURES,
  MOST_VARIANTS,
  VISIBILITIES,
} from './product-draft.ts';
import { ruleText } from './text.ts';

/** In pounds; a larger price does not fit the column. */
const DEAREST = 20_000_000;
const MOST_UNITS = 1_000_000;

const cleaned = (most: number, error?: string) =>
  z.string(REQUIRED_FIELD).check(z.overwrite(cleanText), z.maxLength(most, error));

/** Pounds, as a number or as people type them, turned into piastres. */
export const priceInput = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], ruleText.price),
    z.transform(given => (typeof given === 'number' ? given : (parsePounds(given) ?? Number.NaN))),
  ),
  z.pipe(
    z.number(ruleText.price).check(z.gt(0, ruleText.price), z.lte(DEAREST, ruleText.price)),
    z.transform(fromPounds),
  ),
);

/** A place in the store room; empty: none. */
export const shelfInput = cleaned(LONGEST_SHELF, ruleText.shelf);

/** Units, as a number or as people type them. */
export const unitsInput = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], ruleText.stock),
    z.transform(given => (typeof given === 'number' ? given : (parseWhole(given) ?? Number.NaN))),
  ),
  z.int(ruleText.stock).check(z.minimum(0, ruleText.stock), z.maximum(MOST_UNITS, ruleText.stock)),
);

const typedOrEmpty = z.pipe(
  z._default(z.nullable(z.union([z.number(), z.string()])), null),
  z.transform(given => (typeof given === 'string' && given.trim() === '' ? null : given)),
);

/** An empty field means none. */
const optionalPrice = z.pipe(typedOrEmpty, z.nullable(priceInput));

/** A drive id (or a link to the file), an https address or a path on this site [IMG-1]. */
export const imageInput = z.string().check(
  z.overwrite(text => driveId(text.trim()) ?? text.trim()),
  z.maxLength(1000, ruleText.picture),
  z.refine(isPictureIdentifier, ruleText.picture),
);

const variantInput = z.object({
  id: z.optional(z.int()),
  options: z.array(cleaned(60)).check(z.maxLength(MOST_OPTIONS)),
  swatch: z._default(z.string().check(z.regex(/^(#[0-9a-f]{6})?$/i)), ''),
  picture: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_PICTURES))), null),
  sku: z._default(
    cleaned(64, ruleText.sku).check(z.refine(code => !looksShortened(code), ruleText.shortened)),
    '',
  ),
  shelf: z._default(shelfInput, ''),
  price: priceInput,
  stock: unitsInput,
  seenStock: z.optional(z.int()),
  available: z._default(z.boolean(), true),
});

export const draftInput = {
  title: z.string(ruleText.title).check(
    z.overwrite(cleanText),
    z.minLength(1, ruleText.title),
    z.refine(text => [...text].length <= LONGEST_TITLE, ruleText.titleTooLong),
  ),
  description: z._default(z.string().check(z.overwrite(cleanLongText), z.maxLength(20_000)), ''),
  categoryId: z.int(ruleText.category),
  subcategoryId: z._default(z.nullable(z.int()), null),
  brandId: z._default(z.nullable(z.int()), null),
  images: z._default(z.array(imageInput).check(z.maxLength(MOST_PICTURES, ruleText.pictures)), []),
  specifications: z._default(
    z.array(z.tuple([cleaned(100), cleaned(500)])).check(
      z.maxLength(60),
      z.overwrite(rows => rows.filter(([name, value]) => name !== '' && value !== '')),
    ),
    [],
  ),
  optionNames: z._default(
    z
      .array(cleaned(40).check(z.minLength(1, REQUIRED_FIELD)))
      .check(z.maxLength(MOST_OPTIONS, ruleText.tooMany)),
    [],
  ),
  originalPrice: optionalPrice,
  variants: z.array(variantInput).check(z.maxLength(MOST_VARIANTS, ruleText.tooMany)),
  notReturnable: z._default(ownExclusion, null),
  taxClass: z._default(ownTaxClass, null),
  ...factsInput,
  /** An empty field: as many as the shop says. */
  lowStockAt: z.pipe(typedOrEmpty, z.nullable(lowStockInput)),
  status: z.enum(VISIBILITIES),
};
