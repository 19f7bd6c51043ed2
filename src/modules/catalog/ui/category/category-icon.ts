import type { IconName } from '#kit/icon.tsx';

/** Words of a category's English name and the icon that stands for it where there is no picture. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
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

/** The icon that a category's English name maps to. */
export function categoryIcon(nameEn: string): IconName {
  return ICONS.find(([words]) => words.test(nameEn))?.[1] ?? 'layout-grid';
}
