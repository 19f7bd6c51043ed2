import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#platform/random.ts';

const seeds = fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 });

const draw = (seed: number) => Array.from({ length: 20 }, seededRandom(seed).next);

test('the same seed draws the same, another seed something else', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('draws never change between versions, or the demo shop would', () => {
  const random = seededRandom(1);
  expect([random.int(1, 1000), random.int(1, 1000), random.int(1, 1000)]).toEqual([628, 3, 528]);
});

test('fractions lie from 0 to below 1, whole numbers between their ends', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, min, span) => {
      const random = seededRandom(seed);
      const fraction = random.next();
      expect(fraction >= 0 && fraction < 1).toBe(true);
      const whole = random.int(min, min + span);
      expect(Number.isInteger(whole) && whole >= min && whole <= min + span).toBe(true);
    }),
  );
});

test('every face of a die comes up about as often', () => {
  const random = seededRandom(2026);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 6000; roll += 1) {
    const face = random.int(0, 5);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('shuffling keeps every item and leaves the list itself alone', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.nat(9)), (seed, list) => {
      const before = [...list];
      expect(seededRandom(seed).shuffle(list).toSorted()).toEqual([...list].toSorted());
      expect(list).toEqual(before);
    }),
  );
});

test('picking takes an item of the list, and none from an empty one', () => {
  expect(['a', 'b', 'c']).toContain(seededRandom(3).pick(['a', 'b', 'c']));
  expect(() => seededRandom(3).pick([])).toThrow(RangeError);
});
