import { expect, test } from 'vitest';
import { maySign, signersFor } from '#modules/ledger/two-people.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';

const nothing = { byGiver: 0, toOne: 0 };
const limits = {
  ...DEFAULT_SETTINGS,
  aloneUpTo: { ...DEFAULT_SETTINGS.aloneUpTo, refund: 100, goodwill: 500 },
  toOneUpTo: { ...DEFAULT_SETTINGS.toOneUpTo, goodwill: 50 },
  signers: { ...DEFAULT_SETTINGS.signers, refund: 3 },
};

test('one person signs up to the limit, above it as many as the settings say (A4)', () => {
  expect(signersFor({ action: 'refund', amount: 100 }, nothing, limits)).toBe(1);
  expect(signersFor({ action: 'refund', amount: 101 }, nothing, limits)).toBe(3);
  // A payout has no amount that one person may send.
  expect(signersFor({ action: 'payout', amount: 1 }, nothing, limits)).toBe(2);
});

test('goodwill is limited by day, for its giver and for its receiver', () => {
  const gift = { action: 'goodwill', amount: 50 } as const;
  expect(signersFor(gift, { byGiver: 450, toOne: 0 }, limits)).toBe(1);
  expect(signersFor(gift, { byGiver: 451, toOne: 0 }, limits)).toBe(2);
  expect(signersFor(gift, { byGiver: 1, toOne: 1 }, limits)).toBe(2);
  // What is not given away is judged by itself.
  expect(signersFor({ action: 'refund', amount: 100 }, { byGiver: 1_000, toOne: 1_000 }, limits)).toBe(1);
});

test('nobody signs twice, nor what holds their own decision', () => {
  expect(maySign(1, { signedBy: [] })).toBe('yes');
  expect(maySign(1, { signedBy: [1] })).toBe('second_person_needed');
  expect(maySign(1, { barred: [null, 1], signedBy: [2] })).toBe('own_money');
});
