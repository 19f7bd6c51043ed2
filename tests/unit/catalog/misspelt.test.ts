import { expect, test } from 'vitest';
import { conceptsNamed } from '#modules/catalog/words/dictionary.ts';
import { FRANCO, MISSPELT } from '#modules/catalog/words/misspelt.text.ts';
import { respell } from '#modules/catalog/words/misspelt.ts';
import { normalise } from '#platform/arabic.ts';

const pairs = `${MISSPELT} ${FRANCO}`
  .trim()
  .split(/\s+/)
  .map(pair => pair.split('=').map(normalise) as [string, string]);

test('every listed slip means what its spelling means', () => {
  const strange = pairs.filter(([meant, slip]) => {
    const concepts = conceptsNamed(meant) ?? [];
    return !conceptsNamed(slip)?.some(concept => concepts.includes(concept));
  });
  expect(strange).toEqual([]);
  expect(pairs.filter(([meant]) => pairs.some(([, slip]) => slip === meant))).toEqual([]);
});

test('a slip is respelt behind an article and a particle, and not while it is being typed', () => {
  expect(respell('غطا للبوتجاز')).toEqual({ text: 'غطا للبوتاجاز', slips: ['للبوتجاز'] });
  expect(respell('sma3a bluetooth', { typing: true }).text).toBe('سماعه bluetooth');
  expect(respell('موبايل شومي', { typing: true })).toEqual({ text: 'موبايل شومي', slips: [] });
  expect(respell('سماعة بلوتوث').slips).toEqual([]);
});
