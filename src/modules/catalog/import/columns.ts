/** What a column of a product file may be, in the order in which a file is written. */
export const COLUMNS = [
  'code',
  'title',
  'category',
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
  'price',
  'originalPrice',
  'stock',
  'sku',
  'available',
  'images',
  'notReturnable',
  'status',
] as const;
export type ColumnKey = (typeof COLUMNS)[number];

export const OPTION_COLUMNS = ['option1', 'option2', 'option3'] as const;
export const VALUE_COLUMNS = ['value1', 'value2', 'value3'] as const;

/** Rows of one file, without its head: 20,000 with room, as many as an export writes. */
export const MOST_ROWS = 25_000;
/** Bytes of one file: 25,000 rows of 21 columns as CSV have about 12 MB. */
export const LARGEST_FILE = 20 * 1024 * 1024;
