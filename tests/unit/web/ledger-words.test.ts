import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { causeName, kindName } from '#modules/ledger/names.text.ts';
import { SERVICE_LABELS } from '#modules/operations/text.ts';
import { GATEWAY_LABELS } from '#modules/payments/text.ts';
import { accountName } from '#web/back-office/finance/ledger.text.ts';

const posting = globSync('src/modules/**/server/**/*.ts')
  .map(file => readFileSync(file, 'utf8'))
  .filter(code => /\bpost\(tx/.test(code));
const found = (pattern: RegExp) =>
  new Set(posting.flatMap(code => [...code.matchAll(pattern)].map(([, word]) => word as string)));
const isArabic = (text: string) => !/[a-z_]/i.test(text);

describe('the books speak Arabic', () => {
  test('of whatever anything is posted for', () => {
    const causes = found(/cause: \{ type: '([a-z_]+)'/g);
    expect(causes).toContain('payment');
    expect([...causes].filter(cause => !isArabic(causeName(cause)))).toEqual([]);
  });

  test.each([
    'captured',
    'delivered',
    'delivery_reversed',
    'commission',
    'commission_reversed',
    'owed',
    'due',
    'sent',
    'given',
    'imported',
    'settled',
    'placed',
    'recovered',
    'written_off',
    'penalty',
    'adjustment',
    'confirmed',
    'failed',
    'fees_kept',
    'fees_returned',
  ])('of %s', kind => {
    expect(isArabic(kindName(kind))).toBe(true);
  });

  test('and say whose it is', () => expect(kindName('charged_back/12')).toBe('استرده البنك (12)'));

  test('and number an attempt of a payout only from the second on', () => {
    expect(kindName('sent/1')).toBe('أُرسل');
    expect(kindName('confirmed/2')).toBe('وصل (محاولة 2)');
    expect(kindName('withheld_back/1')).not.toContain('1');
  });

  test('of gateways by one name, also where operations says whether they answer', () => {
    expect(SERVICE_LABELS).toMatchObject(GATEWAY_LABELS);
  });

  test('of accounts, by the name of their owner where there is one', () => {
    expect(accountName('merchant_payable:2', 'بيت القطن')).toBe('مستحقات التجار: بيت القطن (2)');
    expect(accountName('merchant_payable:3', null)).toBe('مستحقات التجار (3)');
    expect(accountName('store_credit:2', null)).toBe('أرصدة العملاء (2)');
    expect(accountName('gateway_receivable:paymob')).toBe('لدى بوابات الدفع (باي موب)');
    expect(accountName('bank')).toBe('البنك');
  });
});
