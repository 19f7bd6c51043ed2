import { expect, test } from 'vitest';
import { refusalOf } from '#server/dispatch.ts';

const failure = (more: object) => Object.assign(new Error('duplicate key value'), more);

test.each([
  ['a value that somebody else wrote at the same moment', { code: '23505' }, [409, 'changed_at_once']],
  ['two who waited for each other', { code: '40P01' }, [409, 'changed_at_once']],
  ['a database that is away', { code: '57P01' }, [503, 'unavailable']],
  ['a text that no column takes', { code: '22021' }, [400, 'invalid_input']],
  ['a file that is too large', { statusCode: 413 }, [413, 'too_large']],
  ['what nobody foresaw', { code: '42703' }, [500, 'unexpected']],
])('%s has a refusal of its own', (_, more, expected) => {
  const { status, code, message } = refusalOf(failure(more));
  expect([status, code]).toEqual(expected);
  expect(message, 'nothing of the program is shown').toMatch(/^[\u0600-\u06FF\s.،]+$/);
});
