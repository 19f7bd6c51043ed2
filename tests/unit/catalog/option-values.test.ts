import { describe, expect, test } from 'vitest';
import { firstChoice, optionValues, pictureOf } from '#modules/catalog/ui/details/option-values.ts';

const variant = (id: number, options: string[], { left = 1, picture = null as number | null } = {}) => ({
  id,
  options,
  left,
  price: 10,
  picture,
  swatch: { أسود: '#000', أبيض: '#fff' }[options[1] as 'أسود'] ?? '',
});

const shoe = {
  optionNames: ['المقاس', 'اللون'],
  images: [{ url: '/media/black' }, { url: '/media/white' }],
  variants: [
    variant(1, ['٤١', 'أسود'], { left: 2, picture: 1 }),
    variant(2, ['٤١', 'أبيض'], { left: 0, picture: 2 }),
    variant(3, ['٤٢', 'أسود'], { left: 0, picture: 1 }),
    variant(4, ['٤٢', 'أبيض'], { left: 6, picture: 2 }),
  ],
};

describe('the options of a product', () => {
  test('a chosen colour shows its picture, whatever else is not chosen yet', () => {
    expect(pictureOf(shoe, [null, null])).toBeUndefined();
    expect(pictureOf(shoe, [null, 'أبيض'])).toBe(1);
    expect(pictureOf(shoe, ['٤٢', 'أسود'])).toBe(0);
    expect(pictureOf({ variants: [variant(1, ['أحمر'])] }, ['أحمر'])).toBeUndefined();
  });

  test('colours are pictures where each has one, and dots otherwise', () => {
    const images = (product: typeof shoe) => optionValues(product, [null, null], 1).map(({ image }) => image);
    expect(images(shoe)).toEqual(['/media/black', '/media/white']);
    expect(images({ ...shoe, images: shoe.images.slice(0, 1) })).toEqual(['', '']);
  });

  test('nothing is chosen for the buyer but what leaves no choice', () => {
    expect(firstChoice(shoe)).toEqual([null, null]);
    expect(firstChoice({ optionNames: ['الحجم'], variants: [variant(1, ['لتر'])] })).toEqual(['لتر']);
  });

  test('a value is there as long as it can be had with what else is chosen', () => {
    const available = (chosen: (string | null)[], at: number) =>
      optionValues(shoe, chosen, at).map(({ value, available: there }) => [value, there]);
    expect(available([null, null], 0)).toEqual([
      ['٤١', true],
      ['٤٢', true],
    ]);
    expect(available(['٤١', null], 1)).toEqual([
      ['أسود', true],
      ['أبيض', false],
    ]);
    expect(available(['٤٢', 'أسود'], 0)).toEqual([
      ['٤١', true],
      ['٤٢', false],
    ]);
  });

  test('swatches belong to the option whose values have one each, wherever it stands', () => {
    expect(optionValues(shoe, [null, null], 0).map(each => each.swatch)).toEqual(['', '']);
    expect(optionValues(shoe, [null, null], 1).map(each => each.swatch)).toEqual(['#000', '#fff']);
  });
});
