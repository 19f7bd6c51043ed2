import * as z from 'zod/mini';
import { isPictureIdentifier } from '#modules/media/picture.ts';
import { TAX_CLASSES } from '#modules/settings/tax-class.ts';
import { cleanText } from '#platform/arabic.ts';
import { CATEGORY_ICONS } from '../category-icon.ts';
import { EXCLUSIONS } from '../exclusion.ts';
import { categoryAndBrandText } from './categories-and-brands.text.ts';

const LONGEST_NAME = 60;
export const MOST_ALIASES = 20;
export const MOST_SUBCATEGORIES = 40;

const written = z
  .string()
  .check(z.overwrite(cleanText), z.maxLength(LONGEST_NAME, categoryAndBrandText.long));
const name = z
  .string()
  .check(
    z.overwrite(cleanText),
    z.minLength(1, categoryAndBrandText.missing),
    z.maxLength(LONGEST_NAME, categoryAndBrandText.long),
  );

/** A category as a super_admin writes it. */
export const categoryInput = {
  nameAr: name,
  nameEn: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.minLength(1, categoryAndBrandText.missing),
      z.maxLength(LONGEST_NAME, categoryAndBrandText.long),
      z.regex(/^[ -~]*$/, categoryAndBrandText.english),
    ),
  /** Empty: the icon that its English name maps to. */
  icon: z.enum(['', ...CATEGORY_ICONS], categoryAndBrandText.icon),
  /** Empty: the icon replaces it. */
  imageUrl: z.string().check(
    z.overwrite(cleanText),
    z.refine(text => text === '' || isPictureIdentifier(text), categoryAndBrandText.picture),
  ),
  notReturnable: z.enum(['', ...EXCLUSIONS], categoryAndBrandText.reason),
  taxClass: z._default(z.enum(TAX_CLASSES), 'standard'),
  /** Its second level, in its order. */
  subcategories: z._default(
    z.array(name).check(
      z.maxLength(MOST_SUBCATEGORIES, categoryAndBrandText.manySubcategories),
      z.refine(names => new Set(names).size === names.length, categoryAndBrandText.sameSubcategory),
    ),
    [],
  ),
};

/** A brand and its other names. */
export const brandInput = {
  name,
  nameAr: written,
  aliases: z.array(written).check(z.maxLength(MOST_ALIASES, categoryAndBrandText.manyAliases)),
};
