import { describe, expect, test } from 'vitest';
import { firstChoice, optionValues } from '#modules/catalog/ui/details/option-values.ts';

const variant = (id: number, options: string[], left: number) => ({
  id,
  options,
  left,
  price: 10,
  swatch: { أسود: '#000', أبيض: '#fff' }[options[1] as 'أسود'] ?? '',
});

const shoe = {
  optionNames: ['المقاس', 'اللون'],
  variants: [
    variant(1, ['٤١', 'أسود'], 2),
    variant(2, ['٤١', 'أبيض'], 0),
    variant(3, ['٤٢', 'أسود'], 0),
    variant(4, ['٤٢', 'أبيض'], 6),
  ],
};

describe('the options of a product', () => {
  test('nothing is chosen for the buyer but what leaves no choice', () => {
    expect(firstChoice(shoe)).toEqual([null, null]);
    expect(firstChoice({ optionNames: ['الحجم'], variants: [variant(1, ['لتر'], 1)] })).toEqual(['لتر']);
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
