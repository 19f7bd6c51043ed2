import { expect, test } from 'vitest';
import { isolate } from '#platform/isolate.ts';
import { leftToRight, piecesOf } from '#platform/server/pdf/pieces.ts';

const read = (line: string) => piecesOf(line).map(({ text }) => text);
const seen = (line: string) => leftToRight(piecesOf(line)).map(({ text }) => text);

test('letters that join stay together, and each digit of a number is drawn where it is read', () => {
  expect(read('إيصال بيع رقم ١٢')).toEqual(['إيصال بيع رقم ', '١', '٢']);
  expect(seen('إيصال بيع رقم ١٢')).toEqual(['١', '٢', 'إيصال بيع رقم ']);
});

test('an amount reads from its pounds to its piastres, with its word on the left', () => {
  expect(seen('١٬٢٤٩٫٥٠ جنيه').join('')).toBe(' جنيه١٬٢٤٩٫٥٠');
});

test('Latin words and numbers of another direction keep their order inside a sentence', () => {
  expect(seen(`رقم الطلب ${isolate('WK-10066')}`)).toEqual(['WK-10066', 'رقم الطلب ']);
  expect(seen(`${isolate('+20 100 123 4567')}`).join('')).toBe('+20 100 123 4567');
  expect(seen('كابل USB Type-C أسود')).toEqual(['أسود', ' ', 'USB Type-C', 'كابل ']);
});

test('brackets of a right-to-left sentence are turned round', () => {
  expect(seen('ضريبة (١٤)').join('')).toBe('(١٤)ضريبة ');
});
