import { writtenSize } from '#modules/catalog/facets/size.ts';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { formatFixed } from '#platform/digits.ts';
import { SHOES, sizeGuideText as text } from './size-guide.text.ts';

export interface SizeTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** From and to, in centimetres of the chest: EN 13402-3, men and women. */
const CLOTHES: Readonly<Record<string, readonly [men: string, women: string]>> = {
  xs: ['78–86', '74–82'],
  s: ['86–94', '82–90'],
  m: ['94–102', '90–98'],
  l: ['102–110', '98–106'],
  xl: ['110–118', '107–119'],
  '2xl': ['118–129', '119–131'],
  '3xl': ['129–141', '131–143'],
};

const [SMALLEST, LARGEST] = [18, 50];

/** What the sizes of an option mean in centimetres, those of the product alone; null for what is not worn. */
export function sizeTable(
  { title, categoryName }: Pick<ProductDetails, 'title' | 'categoryName'>,
  values: readonly string[],
): SizeTable | null {
  const sizes = values.map(value => writtenSize(value) ?? '');
  const clothes = sizes.flatMap(size => (CLOTHES[size] ? [[size.toUpperCase(), ...CLOTHES[size]]] : []));
  if (clothes.length > 1) return { columns: [text.size, text.men, text.women], rows: clothes };
  if (!SHOES.test(`${title} ${categoryName}`)) return null;
  const shoes = sizes.filter(size => Number(size) >= SMALLEST && Number(size) <= LARGEST);
  if (shoes.length < 2) return null;
  return { columns: [text.size, text.foot], rows: shoes.map(size => [size, footOf(Number(size))]) };
}

/** A Paris point is two thirds of a centimetre, and a shoe is 1.5 cm longer than its foot. */
const footOf = (size: number) => formatFixed(Math.round((size / 1.5 - 1.5) * 10), 1);
