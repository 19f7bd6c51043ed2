/** What goods can be chosen by besides price, merchant and brand, in the order of the filters. */
export const ATTRIBUTE_KEYS = [
  'subcategory',
  'rating',
  'size',
  'colour',
  'storage',
  'ram',
  'screen',
  'capacity',
  'material',
] as const;
export type AttributeKey = (typeof ATTRIBUTE_KEYS)[number];

/** A chosen value as the address and the calls name it: `colour=اسود`. */
export const LONGEST_ATTRIBUTE = 60;
export const MOST_ATTRIBUTES = 50;

/** As the index of products keeps it. */
export function attributeOf(key: AttributeKey, value: string | number): string {
  return `${key}=${value}`;
}

/** The chosen attributes by their key; what has no known key is left out. */
export function byKey(attributes: readonly string[]): [AttributeKey, string[]][] {
  return ATTRIBUTE_KEYS.map((key): [AttributeKey, string[]] => [
    key,
    attributes.filter(attribute => attribute.startsWith(`${key}=`)),
  ]).filter(([, chosen]) => chosen.length > 0);
}
