import type { PictureRecipe } from './recipe.ts';

/** The words by which the names of photos say a colour of the cast. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  أسود: ['black'],
  أبيض: ['white'],
  كحلي: ['navy', 'blue'],
  'كحلي غامق': ['navy', 'blue'],
  رمادي: ['grey', 'gray'],
  فضي: ['silver', 'grey', 'gray'],
  ذهبي: ['gold'],
  بيج: ['beige', 'beach'],
  كريمي: ['cream', 'beach', 'white'],
  بني: ['brown'],
  أحمر: ['red'],
  وردي: ['pink'],
  فوشيا: ['pink'],
  برتقالي: ['orange'],
  أصفر: ['yellow'],
  أخضر: ['green'],
  أزرق: ['blue'],
  سماوي: ['blue'],
  بنفسجي: ['purple'],
  'بنفسجي فاتح': ['purple'],
};

/** The place from 1 of the picture whose name says one of these values' colours; null where none does. */
export function pictureOfColour(
  pictures: readonly PictureRecipe[],
  values: readonly string[],
): number | null {
  const words = values.flatMap(value => WORDS[value] ?? []);
  const at = pictures.findIndex(
    picture => 'photo' in picture && words.some(word => picture.photo.split('-').includes(word)),
  );
  return at < 0 ? null : at + 1;
}
