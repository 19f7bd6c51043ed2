import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVICE_NAMES } from '#modules/operations/operations.ts';
import { GATEWAYS } from '#modules/payments/providers.ts';
import { COURIERS } from '#modules/shipping/couriers.ts';
import { isSql } from '../../architecture/rooms.ts';

const OUTSIDE = [...GATEWAYS, ...Object.keys(COURIERS).filter(name => name !== 'merchant')];

test('no SQL names a gateway or a courier: a new one would be passed over in silence', () => {
  const named = new RegExp(`'(?:${OUTSIDE.join('|')})'`);
  const files = globSync('src/**/*.ts').filter(isSql);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(file => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the page of operations shows each gateway and each courier', () => {
  expect(SERVICE_NAMES).toEqual(expect.arrayContaining(OUTSIDE));
});

test('an address of theirs without TLS is warned about', () => {
  const checked = readFileSync('src/platform/server/config/plain-transports.ts', 'utf8');
  expect(OUTSIDE.filter(name => !checked.includes(`'${name.toUpperCase()}_URL'`))).toEqual([]);
});
