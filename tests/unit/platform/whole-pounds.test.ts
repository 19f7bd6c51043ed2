import { expect, test } from 'vitest';
import { sumPiastres } from '#platform/money.ts';
import { seededRandom } from '#platform/random.ts';
import { splitByWeight, wholePounds } from '#platform/split-money.ts';

test('8,538.04 and 761.96 at two doors become whole pounds', () => {
  const goods = [846_000, 75_500];
  const fees = splitByWeight(8500, goods);
  expect(fees.map((fee, at) => fee + (goods[at] ?? 0)).some(cash => cash % 100 !== 0)).toBe(true);
  const shares = wholePounds(fees, goods);
  expect(shares.map((fee, at) => (fee + (goods[at] ?? 0)) % 100)).toEqual([0, 0]);
  expect(sumPiastres(shares)).toBe(8500);
});

test('no share falls below nothing, and none is lost', () => {
  const chance = seededRandom(7);
  for (let round = 0; round < 500; round += 1) {
    const bases = Array.from({ length: chance.int(1, 5) }, () => chance.int(0, 500_000));
    const over = 100 - (sumPiastres(bases) % 100);
    const shares = splitByWeight(
      chance.int(0, 200) * 100 + over + chance.int(0, 1),
      bases.map(base => base + 1),
    );
    const whole = wholePounds(shares, bases);
    expect(sumPiastres(whole)).toBe(sumPiastres(shares));
    expect(Math.min(...whole)).toBeGreaterThanOrEqual(0);
    whole.slice(1).forEach((share, at) => {
      const isWhole = (sumPiastres(shares) + sumPiastres(bases)) % 100 === 0;
      if (isWhole && share > 100) expect((share + (bases[at + 1] ?? 0)) % 100).toBe(0);
    });
  }
});
