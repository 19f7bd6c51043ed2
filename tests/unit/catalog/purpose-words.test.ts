import { expect, test } from 'vitest';
import { takePurpose } from '#modules/catalog/words/needs/purpose-words.ts';
import { normalise } from '#platform/arabic.ts';

const taken = (text: string) => takePurpose(normalise(text).split(' ')).join(' ');

test.each([
  ['حاجة لتنظيف الشبابيك', 'منظف الشبابيك'],
  ['حاجة تنضف الازاز', 'منظف الازاز'],
  ['حاجه تموت الصراصير', 'مبيد الصراصير'],
  ['لتلميع الخشب', 'ملمع الخشب'],
  // A purpose of no list is left out; what it is done to is left.
  ['حاجة تفتح البلاعة', 'البلاعه'],
  ['حاجة للناموس', 'للناموس'],
])('«%s» asks for «%s»', (typed, meant) => expect(taken(typed)).toBe(normalise(meant)));

test.each(['حاجة ساقعة', 'حاجة', 'منظف سجاد', 'لتنظيف', 'شنطة لاب توب'])('«%s» stays as it is', typed =>
  expect(taken(typed)).toBe(normalise(typed)),
);
