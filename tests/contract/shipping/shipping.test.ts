import { expect, test } from 'vitest';
import { listGovernorates } from '#modules/shipping/calls.ts';
import { CITY_POSITIONS, nearestCity } from '#modules/shipping/nearest-city.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { body } = await shop.call(listGovernorates, {});
const find = (name: string) => body.governorates.find(place => place.nameAr === name);

test('Egypt has 27 governorates, each with cities', () => {
  expect(body.governorates).toHaveLength(27);
  expect(body.governorates.every(place => place.cities.length >= 5)).toBe(true);
});

test.each([
  ['القاهرة', 60],
  ['الإسكندرية', 70],
  ['بورسعيد', 75],
  ['أسوان', 95],
  ['جنوب سيناء', 120],
])('a parcel to %s costs %i pounds', (name, fee) => {
  expect(find(name)?.deliveryFee).toBe(fee);
});

test('names are spelt as Egypt spells them', () => {
  const cities = body.governorates.flatMap(place => place.cities.map(city => city.nameAr));

  expect(cities).toEqual(expect.arrayContaining(['المعادي', 'أبو قير', 'إمبابة', 'الدقي']));
  expect(cities.filter(name => /سيدى|المعادى|الدقى|^ا?بو قير/.test(name))).toEqual([]);
});

test('a governorate lists its cities in the order of the alphabet', () => {
  const names = find('الجيزة')?.cities.map(city => city.nameAr) ?? [];

  expect(names).toEqual(names.toSorted(new Intl.Collator('ar').compare));
  expect(new Set(names).size).toBe(names.length);
});

test('cities whose place is known are listed, in each governorate, and are the nearest to their own place', () => {
  const known = body.governorates.map(({ cities }) => cities.filter(({ id }) => CITY_POSITIONS.has(id)));

  expect(known.flat()).toHaveLength(CITY_POSITIONS.size);
  for (const cities of known) expect(cities.length).toBeGreaterThanOrEqual(5);
  for (const [id, position] of CITY_POSITIONS) {
    const nearest = nearestCity(position) as number;
    expect(CITY_POSITIONS.get(nearest), String(id)).toEqual(position);
  }
});
