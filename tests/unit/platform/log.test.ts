import { describe, expect, test } from 'vitest';
import { logTo } from '#platform/server/log.ts';
import { plainLine } from '#platform/server/log-lines.ts';

function record() {
  const lines: string[] = [];
  const log = logTo('info', [{ write: line => void lines.push(line) }]);
  return { log, entries: () => lines.map(line => JSON.parse(line)), text: () => lines.join('') };
}

describe('nothing that says who somebody is, or lets one in, reaches the log', () => {
  const secrets = {
    password: 'hidden-1',
    mobile: 'hidden-2',
    email: 'hidden-3',
    code: 'hidden-4',
    token: 'hidden-5',
    name: 'hidden-6',
    authorization: 'hidden-7',
    address: { street: 'hidden-8' },
  };
  test.each([
    ['on the first level', secrets],
    ['on the second', { buyer: secrets }],
    ['on the third', { request: { headers: secrets } }],
  ])('%s', (_, fields) => {
    const { log, text } = record();
    log.info({ ...fields, orderId: 7 }, 'seen');
    expect(text()).not.toContain('hidden');
    expect(text()).toContain('"orderId":7');
  });

  test('of a request, only method and path', () => {
    const { log, entries } = record();
    log.info({ req: { method: 'GET', url: '/search?q=hidden', headers: { cookie: 'hidden' } } }, 'call');
    expect(entries()[0].req).toEqual({ method: 'GET', path: '/search' });
  });

  test('of an error, not what PostgreSQL adds about a row', () => {
    const { log, entries, text } = record();
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(hidden)',
    });
    log.error({ err: error }, 'failed');
    expect(text()).not.toContain('hidden');
    expect(entries()[0].err).toMatchObject({ type: 'Error', kind: '23505', message: 'duplicate key' });
  });
});

test('messages below the level are not written', () => {
  const { log, entries } = record();
  log.debug('unheard');
  expect(entries()).toEqual([]);
});

test('a person at a terminal reads time, sentence and fields', () => {
  const time = new Date(2026, 0, 1, 9, 5, 7).getTime();
  expect(plainLine({ level: 30, time, msg: 'call', path: '/', status: 200 })).toBe(
    '09:05:07 call path="/" status=200\n',
  );
  expect(plainLine({ level: 50, time, msg: 'failed', err: { stack: 'Error: x\n    at y' } })).toBe(
    '09:05:07 error failed\nError: x\n    at y\n',
  );
});
