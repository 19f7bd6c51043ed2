import { expect, test } from 'vitest';
import { conceptsNamed } from '#modules/catalog/words/dictionary.ts';
import { NEEDS } from '#modules/catalog/words/needs/needs.text.ts';
import { needIn } from '#modules/catalog/words/needs/needs.ts';
import { normalise } from '#platform/arabic.ts';

const lines = NEEDS.trim()
  .split('\n')
  .map(line => line.split(' : '));

test.each([
  ['حاجة تصحيني الصبح', 'منبه', ''],
  ['عايز حاجة افرم بيها اللحمة', 'مفرمه لحمه', ''],
  ['ضهري بيوجعني', 'حزام ظهر', ''],
  ['تساقط الشعر للرجال', 'شامبو تساقط', 'للرجال'],
  // Most of a wording, and nothing else.
  ['اعمل لحمة', 'مفرمه لحمه', ''],
])('«%s» wants «%s»', (typed, first, besides) => {
  const need = needIn(typed);
  expect(need?.goods[0]).toBe(first);
  expect(need?.besides.join(' ')).toBe(besides);
});

test.each([
  ['goods that are named themselves', 'شامبو تساقط الشعر'],
  ['a maker beside it', 'صداع سامسونج'],
  ['a story', 'ضهري بيوجعني من يوم ما نقلت العفش الجديد للشقة الكبيرة'],
  ['goods alone', 'شنطة سفر'],
  ['no word at all', 'حاجة'],
])('%s are no need: «%s»', (_, typed) => expect(needIn(typed)).toBeNull());

test('every line says what for and what is wanted, no wording twice, and none is a name of goods', () => {
  const wordings = lines.flatMap(([said = '']) => said.split(',').map(each => normalise(each)));
  expect(lines.filter(line => line.length !== 2 || line.some(part => part.trim() === ''))).toEqual([]);
  expect(wordings.filter((each, at) => wordings.indexOf(each) !== at)).toEqual([]);
  const named = wordings.filter(each =>
    conceptsNamed(each)?.some(({ class: of }) => of === 'goods' || of === 'part'),
  );
  expect(named).toEqual([]);
});
