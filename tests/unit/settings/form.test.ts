import { describe, expect, test } from 'vitest';
import { moved } from '#kit/use-grip.ts';
import { categoryIcon } from '#modules/catalog/category-icon.ts';
import { fieldOf, SETTING_GROUPS, SETTING_PATHS } from '#modules/settings/setting-field.ts';
import { generalRefusal } from '#platform/text.ts';
import { errorsOf, fresh, refused } from '#web/back-office/parts/editor/edited.ts';
import { CARDS, unitOf } from '#web/back-office/parts/settings-layout.ts';
import { movesLeft, namesIn, withMove } from '#web/back-office/settings/by-zone.ts';
import { BRAND, CATEGORY } from '#web/back-office/settings/categories-and-brands/use-editors.ts';
import {
  errorsLeft,
  rebased,
  typedNumber,
  valueIn,
  withChange,
  withRate,
} from '#web/back-office/settings/draft.ts';
import {
  isOther,
  sectionsOf,
  typedOf,
  withNewSection,
} from '#web/back-office/settings/texts/typed-section.ts';

const saved = {
  version: 1,
  changedAt: null,
  values: { packagingFee: 12, adminFee: 15 },
  defaults: { packagingFee: 10, adminFee: 15 },
};

describe('a group of settings being edited', () => {
  test('sends what was touched, and nothing that is as it was', () => {
    const typed = withChange(saved, {}, ['packagingFee', '13']);
    expect(typed).toEqual({ packagingFee: '13' });
    expect(withChange(saved, typed, ['packagingFee', 12])).toEqual({});
    expect(withChange(saved, {}, ['adminFee', null])).toEqual({});
    expect(valueIn(saved, withChange(saved, {}, ['packagingFee', null]), 'packagingFee')).toBe(10);
    expect(valueIn(saved, {}, 'packagingFee')).toBe(12);
  });

  test('keeps what was typed when a colleague has saved, and names what the colleague changed', () => {
    const now = { ...saved, values: { packagingFee: 20, adminFee: 16 } };
    const { draft, both } = rebased(saved, now, { packagingFee: 13, adminFee: 16 });
    expect(draft).toEqual({ packagingFee: 13 });
    expect([...both]).toEqual(['packagingFee']);
    expect(rebased(saved, { ...saved, version: 2 }, { packagingFee: 13 }).both.size).toBe(0);
  });

  test('forgets a sentence when its field, or the one it goes together with, is changed', () => {
    const errors = { packagingFee: 'هذا الحقل مطلوب', adminFee: 'لا يجتمعان' };
    expect(errorsLeft(errors, { packagingFee: '' }, 'deliveryFees.A')).toEqual({
      packagingFee: 'هذا الحقل مطلوب',
    });
    expect(errorsLeft(errors, { packagingFee: '' }, 'packagingFee')).toEqual({});
  });

  test('reads a number only where nothing of what is typed is lost', () => {
    expect(['12', '12.5', '12.50', '12.', '٥', ''].map(typedNumber)).toEqual([
      12,
      12.5,
      '12.50',
      '12.',
      '٥',
      '',
    ]);
    expect(withRate({ 1: 5, 2: 7 }, '1', ' ')).toEqual({ 2: 7 });
    expect(withRate({ 2: 7 }, '1', '٥')).toEqual({ 1: '٥', 2: 7 });
  });

  test.each(SETTING_GROUPS)('shows every setting of %s once', group => {
    const shown = CARDS[group].flatMap(([, paths]) => paths);
    expect(shown.toSorted()).toEqual(SETTING_PATHS.filter(path => fieldOf(path).group === group).toSorted());
  });
});

test('every number of the settings says what it counts', () => {
  const numbers = SETTING_PATHS.filter(path => fieldOf(path).kind === 'whole');
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers.filter(path => unitOf(path) === '')).toEqual([]);
});

describe('a text of the shop being written', () => {
  const sections = [{ heading: 'التسجيل', paragraphs: ['أولى', 'ثانية'] }];

  test('has an empty line between paragraphs, and comes back as it was', () => {
    const typed = typedOf(sections);
    expect(typed[0]?.text).toBe('أولى\n\nثانية');
    expect(isOther(typed, sections)).toBe(false);
    expect(sectionsOf([{ key: 0, heading: 'التسجيل', text: 'أولى\n \n\nثانية\n\n' }])).toEqual(sections);
  });

  test('gets a new section with a key that no removed one had', () => {
    const grown = withNewSection(withNewSection(typedOf(sections)));
    expect(grown.map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(withNewSection(grown.slice(0, 1)).at(-1)?.key).toBe(1);
    expect(isOther(grown, sections)).toBe(true);
  });
});

describe('the zones of governorates', () => {
  const cairo = { id: 1, nameAr: 'القاهرة', zone: 'A' } as const;
  const aswan = { id: 2, nameAr: 'أسوان', zone: 'D' } as const;

  test('say whom a fee is for', () => {
    expect(namesIn('A', [cairo, aswan])).toEqual(['القاهرة']);
    expect(namesIn('B', [cairo, aswan])).toEqual([]);
  });

  test('forget a move that was taken back or that a colleague made', () => {
    const moves = withMove(withMove({}, cairo, 'E'), aswan, 'E');
    expect(moves).toEqual({ 1: 'E', 2: 'E' });
    expect(withMove(moves, cairo, 'A')).toEqual({ 2: 'E' });
    expect(movesLeft(moves, [{ ...cairo, zone: 'E' }, aswan])).toEqual({ 2: 'E' });
  });
});

test('every field of a category and of a brand is laid over what a colleague saved', () => {
  expect(CATEGORY.parts.flat().toSorted()).toEqual(Object.keys(CATEGORY.empty).toSorted());
  expect(BRAND.parts.flat().toSorted()).toEqual(Object.keys(BRAND.empty).toSorted());
});

test('the error of a field disappears once the field is changed', () => {
  const typed = { ...fresh(null, BRAND), form: { name: '', nameAr: '', aliases: 'x'.repeat(61) } };
  const wrong = { name: 'هذا الحقل مطلوب', 'aliases.0': 'اكتب ٦٠ حرفًا على الأكثر' };
  const state = refused(typed, generalRefusal('invalid_input', { fields: wrong }), BRAND);
  expect(errorsOf(state)).toEqual(wrong);
  const corrected = { ...state, form: { ...state.form, name: 'Orbit' } };
  expect(Object.keys(errorsOf(corrected))).toEqual(['aliases.0']);
});

test('a thing of an ordered list is moved, and nowhere else than into the list', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test.each([
  ['Car accessories', 'car'],
  ['Accessories', 'gem'],
  ['Beauty and care', 'spray-can'],
  ['Kids and toys', 'puzzle'],
  ['Whatever', 'layout-grid'],
])('the category %s has the icon %s, unless another was chosen', (nameEn, icon) => {
  expect(categoryIcon({ icon: '', nameEn })).toBe(icon);
  expect(categoryIcon({ icon: 'gift', nameEn })).toBe('gift');
});
