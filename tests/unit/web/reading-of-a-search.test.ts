import { expect, test } from 'vitest';
import { readingText } from '../../../src/web/storefront/listing/reading-note.text.ts';

test('results that lack some words of a search say which', () => {
  expect(readingText.without(['متبرشم'], 'سماعة متبرشم')).toContain('متبرشم');
  expect(readingText.without(['متبرشمه'], 'سماعة متبرشمة'), 'as it was typed').toContain('متبرشمة');
  expect(readingText.besides(['مكتب'], 'كرسي مكتب')).toContain('مكتب');
});

test('results near a search of one word, or without any of its words, do not say that they lack it', () => {
  expect(readingText.without(['سشوار'], 'سشوار')).not.toContain('سشوار');
  expect(readingText.besides(['كرسي مكتب'], ' كرسي  مكتب')).not.toContain('مكتب');
});
