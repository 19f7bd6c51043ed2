import { expect, test } from 'vitest';
import { typedPath } from '#web/back-office/search-desk/typed-path.ts';

const ORIGIN = 'https://wekala.example';

test.each([
  ['/outlet/3', '/outlet/3'],
  [' https://wekala.example/outlet/3 ', '/outlet/3'],
  ['https://wekala.example/product/70/%D9%83%D9%88%D8%A8', '/product/70'],
  ['/product/70/كوب زجاج', '/product/70'],
  // Not the shop's: it stays as it is and is refused.
  ['https://wekala.example.evil/outlet/3', 'https://wekala.example.evil/outlet/3'],
  ['//evil.example', '//evil.example'],
])('%s leads to %s', (typed, path) => expect(typedPath(typed, ORIGIN)).toBe(path));
