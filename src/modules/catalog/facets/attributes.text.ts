import { formatCount } from '#platform/digits.ts';
import type { AttributeKey } from './attribute.ts';
import { SIZE_NAMES } from './size.text.ts';

/** What options and specifications are called that tell an attribute; the most usual name first. */
export const ATTRIBUTE_NAMES: Record<Exclude<AttributeKey, 'subcategory' | 'rating'>, string> = {
  size: `${SIZE_NAMES}, مقاس السرير`,
  colour: 'اللون, لون, الألوان, اللون المتاح, color, colour',
  storage: 'التخزين, مساحة التخزين, سعة التخزين, الذاكرة الداخلية, المساحة, storage, internal storage, rom',
  ram: 'الرام, رام, الذاكرة العشوائية, ذاكرة الوصول العشوائي, ذاكرة الرام, ram, memory',
  screen: 'الشاشة, حجم الشاشة, مقاس الشاشة, قياس الشاشة, screen, screen size, display',
  capacity: 'السعة, سعة, الحجم, حجم العبوة, العبوة, الوزن الصافي, capacity, volume, net weight',
  material: 'الخامة, خامة, المادة, مادة الصنع, القماش, نوع القماش, material, fabric',
};

/** Materials that are called after another one and are not it. */
export const OTHER_MATERIALS: readonly [string, string][] = [
  ['جلد صناعي', 'pu leather'],
  ['شامواه صناعي', 'شمواه صناعي'],
];

/** The ending of what is counted: «٣٠ لترًا». */
export const COUNTED = /(?:\u064Bا|ا\u064B)(?=\s|$)/gu;

/** A card that can be put in is no storage. */
export const NOT_STORAGE = ['بطاقة', 'كارت', 'حتى', 'card'];
/** Which of two amounts of gigabytes is the memory. */
export const RAM_WORDS = ['رام', 'ram', 'ذاكرة'];
/** Goods whose inches are those of a screen, as `GOODS` names them. */
export const SCREENED_GOODS = ['موبايل', 'لابتوب', 'تابلت', 'تلفزيون', 'شاشة'];

/** Colours by the name that the lists of words have for each: as readers spell it, and as a dot shows it. */
export const COLOURS: Record<string, readonly [label: string, dot: string]> = {
  اسود: ['أسود', '#22201d'],
  ابيض: ['أبيض', '#f7f5f0'],
  احمر: ['أحمر', '#c0392b'],
  ازرق: ['أزرق', '#2f66c4'],
  كحلي: ['كحلي', '#1f2f57'],
  لبني: ['لبني', '#8cc3e8'],
  اخضر: ['أخضر', '#3d8b4f'],
  اصفر: ['أصفر', '#e8c23c'],
  بني: ['بني', '#6b4530'],
  بيج: ['بيج', '#d9c7a8'],
  رمادي: ['رمادي', '#8b8f94'],
  فضي: ['فضي', '#c9ccd1'],
  ذهبي: ['ذهبي', '#c9a24b'],
  وردي: ['وردي', '#e59aae'],
  موف: ['موف', '#6d5a9c'],
  برتقالي: ['برتقالي', '#e07b2f'],
  تركواز: ['تركواز', '#2a9da3'],
  ملون: ['متعدد الألوان', ''],
};

/** Units as the filters write them. */
export const UNIT_NAMES: Record<string, string> = {
  gb: 'جيجابايت',
  tb: 'تيرابايت',
  inch: 'بوصة',
  ml: 'مل',
  l: 'لتر',
  g: 'جرام',
  kg: 'كجم',
  mah: 'مللي أمبير',
};

export const starsAndMore = (stars: number) => `${formatCount(stars)} نجوم فأكثر`;
