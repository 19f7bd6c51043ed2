import path from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from '../../../scripts/test-reports.ts';

const ran = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});

test('the names of tests that failed and of those that passed only the second time are listed', () => {
  const name = path.resolve('tests/contract/cart/cart.test.ts');
  const assertionResults = [
    ran('a cart holds', 'passed'),
    ran('a cart is emptied', 'passed', ['it was not']),
    ran('a cart is kept', 'failed', ['it was not', 'it was not']),
    ran('a cart is shared', 'skipped'),
  ];
  expect(readVitest({ testResults: [{ name, status: 'failed', assertionResults }] })).toEqual({
    passed: 2,
    failed: ['tests/contract/cart/cart.test.ts › a cart is kept'],
    flaky: ['tests/contract/cart/cart.test.ts › a cart is emptied'],
  });
});

test('a file whose tests never ran counts as one that failed', () => {
  const testResults = [
    { name: path.resolve('tests/unit/a.test.ts'), status: 'failed', assertionResults: [] },
  ];
  expect(readVitest({ testResults })).toEqual({ passed: 0, failed: ['tests/unit/a.test.ts'], flaky: [] });
});

test('a journey is named with its browser and its groups', () => {
  const spec = (title: string, desktop: string, mobile: string) => ({
    title,
    tests: [
      { projectName: 'desktop', status: desktop },
      { projectName: 'mobile', status: mobile },
    ],
  });
  const group = { title: 'of a guest', specs: [spec('checks out', 'unexpected', 'expected')] };
  const suites = [{ title: 'cart.test.ts', specs: [spec('adds', 'flaky', 'skipped')], suites: [group] }];
  expect(readPlaywright({ suites })).toEqual({
    passed: 2,
    failed: ['desktop › cart.test.ts › of a guest › checks out'],
    flaky: ['desktop › cart.test.ts › adds'],
  });
});
