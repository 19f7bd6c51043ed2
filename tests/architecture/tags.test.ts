import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TAGS, TAGS_BY_ID } from '#platform/server/tags.ts';
import { src } from './rule.ts';

/** Every tag that the triggers send: words as they are, and those with an id up to their colon. */
const triggers = readFileSync('migrations/functions/cache-tags.sql', 'utf8').replace(/--.*$/gm, '');
const words = [...triggers.matchAll(/'shop_changed', '([a-z]+)'/g)].map(([, word]) => word);
const byId = [...triggers.matchAll(/'([a-z]+):'/g)].map(([, word]) => word);
const sent = new Set([...words, ...byId]);

test('the triggers send the tags of tags.ts and `all`, and no others', () => {
  expect([...sent].toSorted()).toEqual(['all', ...TAGS, ...TAGS_BY_ID].toSorted());
});

test('every tag of tags.ts is awaited by something that is cached', () => {
  const cached = src.filter(
    ({ file, text }) => file !== 'src/platform/server/tags.ts' && /\btags\b|\bTag\b/.test(text),
  );
  const waitsFor = (pattern: string) => cached.some(({ text }) => text.includes(pattern));
  expect(TAGS.filter(tag => !waitsFor(`['${tag}']`))).toEqual([]);
  expect(TAGS_BY_ID.filter(tag => !waitsFor(`\`${tag}:\${`))).toEqual([]);
});
