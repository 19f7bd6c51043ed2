import type { IconName } from '#kit/icon-names.ts';

/** The icons for categories without a picture, in the order in which staff choose them. */
export const CATEGORY_ICONS = [
  'laptop',
  'smartphone',
  'tablet',
  'tv',
  'headphones',
  'camera',
  'gamepad-2',
  'watch',
  'shirt',
  'handbag',
  'footprints',
  'glasses',
  'gem',
  'spray-can',
  'heart-pulse',
  'pill',
  'baby',
  'puzzle',
  'sofa',
  'bed',
  'lamp',
  'cooking-pot',
  'utensils',
  'blender',
  'refrigerator',
  'washing-machine',
  'shopping-basket',
  'apple',
  'coffee',
  'sprout',
  'flower-2',
  'dog',
  'dumbbell',
  'volleyball',
  'bike',
  'backpack',
  'luggage',
  'book-open',
  'guitar',
  'hammer',
  'drill',
  'plug',
  'car',
  'gift',
  'layout-grid',
] as const satisfies readonly IconName[];
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

/** Words of a category's English name and the icons they map to. */
const BY_NAME: readonly (readonly [RegExp, CategoryIcon])[] = [
  [/electronic|computer|laptop/i, 'laptop'],
  [/mobile|phone|tablet/i, 'smartphone'],
  [/audio|headphone/i, 'headphones'],
  [/camera|photo/i, 'camera'],
  [/game|gaming/i, 'gamepad-2'],
  [/appliance/i, 'refrigerator'],
  [/kitchen|dining/i, 'cooking-pot'],
  [/home|furniture/i, 'sofa'],
  [/women|bag/i, 'handbag'],
  [/men|fashion|cloth/i, 'shirt'],
  [/shoe/i, 'footprints'],
  [/watch/i, 'watch'],
  [/\bcars?\b|auto|motor/i, 'car'],
  [/jewel|accessor/i, 'gem'],
  [/beauty|perfume|care/i, 'spray-can'],
  [/health|pharm/i, 'heart-pulse'],
  [/baby/i, 'baby'],
  [/toy|kid|child/i, 'puzzle'],
  [/sport|fitness/i, 'dumbbell'],
  [/book|station/i, 'book-open'],
  [/grocer|food|super/i, 'shopping-basket'],
  [/garden|plant/i, 'sprout'],
  [/pet/i, 'dog'],
  [/tool|hardware/i, 'hammer'],
  [/travel|luggage/i, 'luggage'],
  [/music/i, 'guitar'],
  [/gift/i, 'gift'],
];

interface Named {
  /** The icon that staff chose; empty if none. */
  icon: CategoryIcon | '';
  nameEn: string;
}

/** The chosen icon of a category, otherwise the one that its English name maps to. */
export function categoryIcon({ icon, nameEn }: Named): CategoryIcon {
  return icon || (BY_NAME.find(([words]) => words.test(nameEn))?.[1] ?? 'layout-grid');
}
