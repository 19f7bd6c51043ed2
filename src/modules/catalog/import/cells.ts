import { driveId, isPictureIdentifier } from '#modules/media/picture.ts';
import { MOST_FEW } from '#modules/merchants/low-stock.ts';
import { taxClassText } from '#modules/settings/tax-class.text.ts';
import { TAX_CLASSES, type TaxClass } from '#modules/settings/tax-class.ts';
import { cleanLongText, cleanText, normalise } from '#platform/arabic.ts';
import { foldDigits, parsePounds, parseWhole, withPoint } from '#platform/digits.ts';
import { fromPounds } from '#platform/money.ts';
import { CURRENCY } from '#platform/text.ts';
import { looksShortened } from '../back-office/product-code.ts';
import { LONGEST_SHELF, MOST_PICTURES } from '../back-office/product-draft.ts';
import type { Disclosure, FACTS, FactName } from '../disclosure.ts';
import { exclusionText } from '../exclusion.text.ts';
import { EXCLUSIONS, type OwnExclusion } from '../exclusion.ts';
import type { ImportedProduct, NamedPlace } from './product-import.ts';
import {
  asCategoryWords,
  asShopWords,
  noWords,
  reasonText,
  returnableWords,
  statusWords,
  withoutWords,
  yesWords,
} from './text.ts';

/** The value of a cell, or why it is refused. */
export type CellRead<T> = { value: T } | { reason: string };

const fails = (reason: string) => ({ reason });

/** In pounds; a larger price does not fit the column. */
const DEAREST = 20_000_000;
const MOST_UNITS = 1_000_000;
const LONGEST_CODE = 64;
const LONGEST_PICTURE = 1000;
const MOST_SPECIFICATIONS = 60;

/** A number as Excel writes it in any of its formats: `1E+05`, `250.00`, `٢٥٠ ج.م`. */
function plainNumber(cell: string): string {
  const text = foldDigits(cell).replace(CURRENCY, '').trim();
  return /^\d+(\.\d+)?e\+?\d{1,2}$/i.test(text) ? String(Number(text)) : text;
}

/** Piastres. More than two decimals are rounded only if Excel's arithmetic produced them. */
export function readPrice(cell: string): CellRead<number> {
  const text = withPoint(plainNumber(cell));
  const pounds = parsePounds(/^\d+\.\d{9,}$/.test(text) ? Number(text).toFixed(2) : withoutZeros(text));
  const isPrice = pounds !== null && pounds > 0 && pounds <= DEAREST;
  return isPrice ? { value: fromPounds(pounds) } : fails(reasonText.price);
}

/** 0 removes the former price. */
export function readOriginalPrice(cell: string): CellRead<number | null> {
  if (/^0+(\.0*)?$/.test(withPoint(plainNumber(cell)))) return { value: null };
  const read = readPrice(cell);
  return 'value' in read ? read : fails(reasonText.originalPrice);
}

export function readStock(cell: string): CellRead<number> {
  const units = parseWhole(plainNumber(cell).replace(/\.0+$/, ''));
  return units !== null && units <= MOST_UNITS ? { value: units } : fails(reasonText.stock);
}

/** `250.500` has one decimal too many for a typed price, but it is the same price. */
const withoutZeros = (text: string) => text.replace(/(\.\d{2})0+$/, '$1');

/** A code keeps its digits as written; a code that Excel shortened is refused with that reason. */
export function readCode(cell: string): CellRead<string> {
  const code = cleanText(cell);
  if (looksShortened(code)) return fails(reasonText.scientific);
  return code.length <= LONGEST_CODE ? { value: code } : fails(reasonText.tooLong(LONGEST_CODE));
}

/** A place in the store room; «بلا» removes it, since an empty cell leaves it as it is. */
export function readShelf(cell: string): CellRead<string> {
  if (withoutWords.some(word => normalise(word) === normalise(cell))) return { value: '' };
  return readLine(cell, { most: LONGEST_SHELF });
}

/** A category or brand by its id or any of its names. */
export function readPlace(
  cell: string,
  { places, unknown }: { places: readonly NamedPlace[]; unknown: string },
): CellRead<number> {
  const id = parseWhole(cell.replace(/\.0+$/, ''));
  if (id !== null && places.some(place => place.id === id)) return { value: id };
  const spelled = normalise(cell);
  const found = places.filter(({ names }) => names.some(name => name !== '' && normalise(name) === spelled));
  if (found.length > 1) return fails(reasonText.placeTwice);
  return found[0] ? { value: found[0].id } : fails(unknown);
}

export function readAvailable(cell: string): CellRead<boolean> {
  const says = (words: readonly string[]) => words.some(word => normalise(word) === normalise(cell));
  if (says(yesWords)) return { value: true };
  return says(noWords) ? { value: false } : fails(reasonText.available);
}

type WantedStatus = NonNullable<ImportedProduct['status']>;

export function readStatus(cell: string): CellRead<WantedStatus> {
  const found = Object.entries(statusWords).find(([, words]) =>
    words.some(word => normalise(word) === normalise(cell)),
  );
  return found ? { value: found[0] as WantedStatus } : fails(reasonText.status);
}

export function readReturns(cell: string): CellRead<OwnExclusion> {
  const says = (words: readonly string[]) => words.some(word => normalise(word) === normalise(cell));
  if (says(asCategoryWords)) return { value: null };
  if (says(returnableWords)) return { value: '' };
  const reason = EXCLUSIONS.find(each => says([each, exclusionText[each]]));
  return reason ? { value: reason } : fails(reasonText.notReturnable);
}

/** The reverse, for an export. */
export function writeReturns(own: OwnExclusion): string {
  if (own === null) return asCategoryWords[0];
  return own === '' ? returnableWords[0] : exclusionText[own];
}

export function readTaxClass(cell: string): CellRead<TaxClass | null> {
  const says = (words: readonly string[]) => words.some(word => normalise(word) === normalise(cell));
  if (says(asCategoryWords)) return { value: null };
  const found = TAX_CLASSES.find(each => says([each, taxClassText[each]]));
  return found ? { value: found } : fails(reasonText.taxClass);
}

/** The reverse, for an export. */
export const writeTaxClass = (own: TaxClass | null): string =>
  own === null ? asCategoryWords[0] : taxClassText[own];

/** So many units of one variant are few. */
export function readLowStock(cell: string): CellRead<number | null> {
  if (asShopWords.some(word => normalise(word) === normalise(cell))) return { value: null };
  const units = parseWhole(plainNumber(cell).replace(/\.0+$/, ''));
  return units !== null && units <= MOST_FEW ? { value: units } : fails(reasonText.lowStock);
}

/** The reverse, for an export. */
export const writeLowStock = (own: number | null): number | string => own ?? asShopWords[0];

export function readText(cell: string, most: number): CellRead<string> {
  const text = cleanLongText(cell);
  return text.length <= most ? { value: text } : fails(reasonText.tooLong(most));
}

/** In one line; its letters are counted as people see them. */
export function readLine(
  cell: string,
  { most, reason = reasonText.tooLong(most) }: { most: number; reason?: string },
): CellRead<string> {
  const text = cleanText(cell);
  return [...text].length <= most ? { value: text } : fails(reason);
}

function readMonths(cell: string, most: number): CellRead<number | null> {
  if (withoutWords.some(word => normalise(word) === normalise(cell))) return { value: null };
  const months = parseWhole(cell);
  return months !== null && months <= most ? { value: months } : fails(reasonText.months(most));
}

/** One of the facts that the law wants buyers to know. */
export function readFact(
  cell: string,
  { kind, most }: (typeof FACTS)[FactName],
): CellRead<string | number | null> {
  if (kind === 'months') return readMonths(cell, most);
  return kind === 'text' ? readText(cell, most) : readLine(cell, { most });
}

/** The reverse, for an export. */
export const writeFact = (value: Disclosure[FactName]) => value ?? withoutWords[0];

export function readSwatch(cell: string): CellRead<string> {
  const colour = foldDigits(cell).toLowerCase();
  return /^#[0-9a-f]{6}$/.test(colour) ? { value: colour } : fails(reasonText.swatch);
}

/** Which of the product's pictures shows the variant, counted from 1. */
export function readPicturePlace(cell: string): CellRead<number | null> {
  if (withoutWords.some(word => normalise(word) === normalise(cell))) return { value: null };
  const place = parseWhole(cell);
  const isPlace = place !== null && place >= 1 && place <= MOST_PICTURES;
  return isPlace ? { value: place } : fails(reasonText.picturePlace);
}

/**
 * Picture identifiers, one on each line or separated by spaces, commas or `|`. Invalid ones are reported; nothing is
 * fetched.
 */
export function readImages(cell: string): CellRead<string[]> {
  const images = splitImages(cell).map(text => driveId(text) ?? text);
  const strange = images.find(each => !isPictureIdentifier(each) || each.length > LONGEST_PICTURE);
  if (strange !== undefined) return fails(reasonText.picture);
  return images.length <= MOST_PICTURES ? { value: images } : fails(reasonText.tooMany);
}

function splitImages(cell: string): string[] {
  // The reverse, for an export: one on each line, unchanged.
  if (cell.includes('\n')) return cell.split(/\s+/).filter(Boolean);
  const parts = cell.split(/\s+|[|,;،؛](?=https?:\/\/)/);
  const whole = parts.length > 1 ? parts.map(part => part.replace(/^[|,;،؛]+|[|,;،؛]+$/g, '')) : parts;
  return whole.filter(Boolean);
}

const NAME_LONGEST = 100;
const VALUE_LONGEST = 500;

/** `name: value`, one on each line or separated by `|`; a backslash keeps these characters as they are. */
export function readSpecifications(cell: string): CellRead<[string, string][]> {
  const rows = splitUnescaped(cell, /[\n|]/).filter(line => line.trim() !== '');
  const read = rows.map(line => {
    const [name = '', ...rest] = splitUnescaped(line, /[:：]/);
    return [cleanText(unescape(name)), cleanText(unescape(rest.join(':')))] as [string, string];
  });
  if (read.some(([name, value]) => name === '' || value === '')) return fails(reasonText.specification);
  const isLong = read.some(([name, value]) => name.length > NAME_LONGEST || value.length > VALUE_LONGEST);
  if (isLong) return fails(reasonText.tooLong(VALUE_LONGEST));
  return read.length <= MOST_SPECIFICATIONS ? { value: read } : fails(reasonText.tooMany);
}

/** The reverse, for an export. */
export function writeSpecifications(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([name, value]) => `${escape(name)}: ${escape(value)}`).join('\n');
}

const escape = (text: string) => text.replace(/[\\|:：]/g, '\\$&');

function splitUnescaped(text: string, sign: RegExp): string[] {
  return text.split(new RegExp(`(?<!(?<!\\\\)(?:\\\\\\\\)*\\\\)${sign.source}`));
}

const unescape = (text: string) => text.replace(/\\(.)/gs, '$1');
