import { FACT_NAMES, ofFacts } from '../disclosure.ts';

/** The columns of a product file, in the order in which a file is written. */
export const COLUMNS = [
  'code',
  'title',
  'category',
  'subcategory',
  'brand',
  'description',
  'specifications',
  'option1',
  'value1',
  'option2',
  'value2',
  'option3',
  'value3',
  'swatch',
  'picture',
  'price',
  'originalPrice',
  'stock',
  'sku',
  'shelf',
  'available',
  'images',
  'notReturnable',
  'taxClass',
  'lowStock',
  ...FACT_NAMES,
  'status',
] as const;
export type ColumnKey = (typeof COLUMNS)[number];

/** Where a file says what is the product's own, and not a variant's. */
export const PRODUCT_COLUMNS = {
  title: 'title',
  categoryId: 'category',
  subcategoryId: 'subcategory',
  brandId: 'brand',
  description: 'description',
  specifications: 'specifications',
  images: 'images',
  originalPrice: 'originalPrice',
  notReturnable: 'notReturnable',
  taxClass: 'taxClass',
  lowStockAt: 'lowStock',
  ...ofFacts(name => name),
  status: 'status',
} as const satisfies Readonly<Record<string, ColumnKey>>;

/** The column that says a field of a draft; none, if it takes several. */
export const columnOf = (field: string): ColumnKey | undefined =>
  Object.hasOwn(PRODUCT_COLUMNS, field) ? PRODUCT_COLUMNS[field as keyof typeof PRODUCT_COLUMNS] : undefined;

export const OPTION_COLUMNS = ['option1', 'option2', 'option3'] as const;
export const VALUE_COLUMNS = ['value1', 'value2', 'value3'] as const;

/** The maximum number of rows in a file without its header. */
export const MOST_ROWS = 100_000;
/** The maximum number of rows in an export. */
export const MOST_EXPORTED = 25_000;
/** The maximum number of bytes in a file; 100,000 rows of 30 columns have about 48 MB as CSV. */
export const LARGEST_FILE = 64 * 1024 * 1024;
