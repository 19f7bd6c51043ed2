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
  'available',
  'images',
  'notReturnable',
  'taxClass',
  'origin',
  'maker',
  'warranty',
  'hazards',
  'status',
] as const;
export type ColumnKey = (typeof COLUMNS)[number];

export const OPTION_COLUMNS = ['option1', 'option2', 'option3'] as const;
export const VALUE_COLUMNS = ['value1', 'value2', 'value3'] as const;

/** The maximum number of rows in a file without its header. */
export const MOST_ROWS = 100_000;
/** The maximum number of rows in an export. */
export const MOST_EXPORTED = 25_000;
/** The maximum number of bytes in a file; 100,000 rows of 28 columns have about 48 MB as CSV. */
export const LARGEST_FILE = 64 * 1024 * 1024;
