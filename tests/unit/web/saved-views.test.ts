import { expect, test } from 'vitest';
import { isWorthSaving, viewOf, viewQuery, withView } from '#web/back-office/parts/list/saved-views.ts';

test('a view is its filters in any order, without what was typed to find one thing', () => {
  expect(viewQuery({ tab: 'new', governorate: 3, q: '01012345678' })).toBe('governorate=3&tab=new');
  expect(viewQuery({ governorate: 3, tab: 'new' })).toBe('governorate=3&tab=new');
  expect(viewQuery({ q: 'سارة' })).toBe('');
  expect(
    [
      { tab: 'new', q: 'سارة', sort: 'oldest' },
      { tab: 'new', payment: 'card' },
    ].map(isWorthSaving),
  ).toEqual([false, true]);
});

test('a name and a filter are saved once, the newest last, and the oldest makes room', () => {
  const cairo = { name: 'القاهرة', query: 'governorate=1' };
  const giza = { name: 'الجيزة', query: 'governorate=2' };
  expect(withView([cairo, giza], { name: 'القاهرة', query: 'governorate=3' })).toEqual([
    giza,
    { name: 'القاهرة', query: 'governorate=3' },
  ]);
  expect(
    withView([cairo, giza], { name: 'العاصمة', query: 'governorate=1' }).map(({ name }) => name),
  ).toEqual(['الجيزة', 'العاصمة']);
  const many = Array.from({ length: 12 }, (_, at) => ({ name: `${at}`, query: `days=${at}` }));
  expect(withView(many, giza)).toHaveLength(12);
  expect(withView(many, giza).at(0)?.name).toBe('1');
});

test('what a browser has stored is read for what it is', () => {
  const view = { name: 'القاهرة', query: 'governorate=1' };
  expect(viewOf(view)).toEqual([view]);
  expect(viewOf({ ...view, hidden: ['units', 7], more: 1 })).toEqual([{ ...view, hidden: ['units'] }]);
  for (const other of [null, 'text', 7, {}, { name: 'x' }, { query: 'x' }]) expect(viewOf(other)).toEqual([]);
});
