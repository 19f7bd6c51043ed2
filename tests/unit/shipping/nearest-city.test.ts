import { expect, test } from 'vitest';
import { CITY_POSITIONS, nearestCity } from '#modules/shipping/nearest-city.ts';

const at = (latitude: number, longitude: number) => nearestCity({ latitude, longitude });

test.each<[string, [number, number], number[]]>([
  ['the middle of Maadi', [29.9602, 31.2569], [21]],
  ['Tahrir', [30.0444, 31.2357], [45, 47, 30]],
  ['the library of Alexandria', [31.2089, 29.9092], [128, 95]],
  ['the temple of Karnak', [25.7188, 32.6573], [358, 362, 364]],
  ['the bay of Sharm el-Sheikh', [27.8586, 34.2908], [326]],
  ['the middle of Tanta', [30.7865, 31.0004], [192]],
])('%s lies in a city that parcels go to', (_, place, cities) => {
  expect(cities).toContain(at(...place));
});

test('no city that is far away is offered', () => {
  // London, Gaza's sea, the Great Sand Sea, the middle of the Red Sea.
  for (const [latitude, longitude] of [
    [51.5, -0.12],
    [32.4, 33.2],
    [26.5, 25.5],
    [26.0, 36.0],
  ] as const)
    expect(at(latitude, longitude)).toBeNull();
});

test('every position is in Egypt', () => {
  const all = [...CITY_POSITIONS.values()];
  for (const { latitude, longitude } of all) {
    expect(latitude).toBeGreaterThan(21.9);
    expect(latitude).toBeLessThan(31.7);
    expect(longitude).toBeGreaterThan(24.6);
    expect(longitude).toBeLessThan(37);
  }
  expect(all.length).toBeGreaterThan(360);
});
