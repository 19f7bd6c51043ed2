import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLongText, cleanText, joinedModels, normalise, stem } from '#platform/arabic.ts';
import { isolate } from '#platform/isolate.ts';
import { nastyStrings, rows } from './data.ts';

describe('cleaning a name', () => {
  test.each([
    ['  محل\t\n النور ', 'محل النور'],
    ['\u202Eجنيه ٥\u202C', 'جنيه ٥'],
    ['متجر\u200B\u200Fنا\uFEFF', 'متجرنا'],
    ['a\u0000b\u0007\u0085c', 'ab c'],
    ['\u3164\u115F\u00AD', ''],
    ['\u2800\u2800', ''],
    ['\uFE0F\uFE0E\u{E0101}\u180B\u17B4', ''],
    ['منى\uFE0F', 'منى'],
    ['أحبه ❤\uFE0F', 'أحبه ❤\uFE0F'],
    ['cafe\u0301', 'café'],
    ['آ', 'آ'],
    ['a\uD800b', 'ab'],
    ['👍🏽 عرض', '👍🏽 عرض'],
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });
});

describe('cleaning a long text', () => {
  test('keeps lines and one empty line between paragraphs', () => {
    expect(cleanLongText('\n أول  سطر \r\nثان\u202E\r\n \n\n\nثالث\u2028رابع\n')).toBe(
      'أول سطر\nثان\n\nثالث\nرابع',
    );
  });
});

test('an isolate cannot be closed from within', () => {
  expect(isolate('WK-1\u2069\u202E')).toBe('\u2068WK-1\u2069');
});

describe('normalising', () => {
  test.each([
    ['ﻣﻮﺑﺎﻳﻞ ﻻبتوب', 'موبايل لابتوب'],
    ['مُــوبايل', 'موبايل'],
    ['آيفون ١٥ برو ٢٥٦جيجا', 'ايفون 15 برو 256 جيجا'],
    ['السعر ١٬٢٣٤٫٥٠ جنيه', 'السعر 1234.50 جنيه'],
    ['WH-1000XM5', 'wh 1000xm5'],
    ['Nescafé', 'nescafe'],
    ['S24+', 's24 plus'],
    ['پلايستيشن ٥', 'بلايستيشن 5'],
    ['چينز', 'جينز'],
    ['ڤازلين', 'فازلين'],
    ['و٢٥٦', 'و 256'],
    ['خصم ٢٠٪', 'خصم 20 %'],
    ['خصم ٢٠٪ اليوم', 'خصم 20 % اليوم'],
    ['8GB/256GB', '8gb 256gb'],
    ['3.5 كيلو', '3.5 كيلو'],
    ['جميييل', 'جميل'],
    ['مصرى مسؤول عائلة', 'مصري مسوول عايله'],
    ['۱۲٬۵۰۰ و 1,000,000', '12500 و 1000000'],
    ['١٫٥ حصان', '1.5 حصان'],
    ['نهاية. بداية... (5.)', 'نهايه بدايه 5'],
    ['ماء ٱلورد', 'ماء الورد'],
  ])('«%s» is «%s»', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  test.each(rows('arabic_normalise.tsv'))('«%s» is «%s», as in Lucene (%s)', (text, expected) => {
    expect(normalise(text ?? '')).toBe(expected);
  });

  test('twice is the same as once', () => {
    const letters = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيًٌّْٰٱپچڤکگی٠٥۹٫٬٪ 059.,+%-aZé/\u200F'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters) }), text => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });

  test('plain letters are folded the short way as they are the long way, which a mark needs', () => {
    const letters = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي  azو'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters) }), text => {
        expect(normalise(text)).toBe(normalise(`${text}\u200F`));
      }),
    );
  });
});

const stemOf = (word: string) => stem(normalise(word));

describe('stemming', () => {
  test.each([
    ['موبايل', ['الموبايل', 'والموبايل', 'بالموبايل', 'للموبايل', 'موبايلات', 'الموبايلات']],
    ['غسال', ['غسالة', 'غساله', 'غسالات']],
    ['شاش', ['شاشة', 'الشاشات']],
    ['بطار', ['بطارية', 'بطاريات']],
    ['سيار', ['سيارة', 'سيارات']],
    ['كامير', ['كاميرا', 'كاميرات']],
    ['رجال', ['رجالي', 'رجالى']],
    ['ورد', ['وردة', 'ورد']],
  ])('to «%s»', (expected, words) => {
    expect(words.map(stemOf)).toEqual(words.map(() => expected));
  });

  test.each([
    ['سماعة', 'سماعات'],
    ['بنطلون', 'بنطلونات'],
    ['تلفزيون', 'تلفزيونات'],
    ['شنطة', 'شنط'],
    ['جزمة', 'جزم'],
    ['علبة', 'علب'],
    ['لمبة', 'لمبات'],
    ['مصري', 'مصرى'],
  ])('«%s» and «%s» meet', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  test.each(['بنات', 'ألوان', 'ألعاب', 'بالطو', 'فستان', 'آيفون', 'ألماني', 'بالونات', 'iphone', 'a55', ''])(
    '«%s» is left alone',
    word => {
      expect(stemOf(word)).toBe(normalise(word));
    },
  );

  test('«وسادة» keeps its first letter', () => {
    expect(stemOf('وسادة')).toBe('وساد');
  });

  test('the article may stand before a word that looks like one', () => {
    expect(stemOf('الألعاب')).toBe('العاب');
  });
});

test('a Latin word is joined with the number after it only', () => {
  expect(joinedModels(['s', '24', 'plus', '5'])).toEqual(['s24', 'plus5']);
  expect(joinedModels(['نوت', '13', 'pro', '256gb', 'x'])).toEqual(['pro256gb']);
});

describe('no string breaks anything', () => {
  const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/u;

  test.each([
    ['the nasty lists', () => nastyStrings()],
    ['random text', () => fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), 500)],
  ])('of %s', (_name, strings) => {
    for (const text of strings()) {
      expect(cleanText(text)).not.toMatch(unseen);
      expect(cleanLongText(text).replaceAll('\n', '')).not.toMatch(unseen);
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(isolate(text)).toMatch(/^\u2068[^\u2066-\u2069]*\u2069$/);
      expect(normalise(text)).toMatch(/^[\p{L}\p{N}.% ]*$/u);
      for (const word of normalise(text).match(/[^ %]+/g) ?? [])
        expect(stem(word)).toMatch(/^[\p{L}\p{N}.]+$/u);
    }
  });
});
