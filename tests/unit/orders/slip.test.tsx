import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LabelSheet } from '#modules/orders/back-office/label.ts';
import { Slip } from '#web/back-office/orders/print/slip.tsx';

const sheet = (gift: LabelSheet['gift']): LabelSheet => ({
  orderId: 1,
  merchantOrderId: 1,
  placedAt: '2026-11-22T10:00:00.000Z',
  merchantName: 'متجر',
  address: null,
  gift,
  lines: [
    {
      id: 1,
      variantId: 1,
      sku: 'KB-01-RED',
      shelf: 'B-12',
      title: 'كوب',
      options: '',
      open: 2,
      quantity: 2,
      price: 100,
    },
  ],
  parcels: [],
});

const PRICE = '٢٠٠٫٠٠';
const NOTE = 'كل سنة وأنتِ طيبة';
const paper = (gift: LabelSheet['gift'], amounts: 'shown' | 'hidden') =>
  renderToStaticMarkup(<Slip sheet={sheet(gift)} amounts={amounts} />);

test('the note of a present is printed on both papers, and hidden prices are on neither', () => {
  for (const amounts of ['shown', 'hidden'] as const) {
    const hidden = paper({ note: NOTE, hidesPrices: true }, amounts);
    expect(hidden).toContain(NOTE);
    expect(hidden).not.toContain(PRICE);
  }
  expect(paper({ note: NOTE, hidesPrices: false }, 'shown')).toContain(PRICE);
  expect(paper(null, 'shown')).toContain(PRICE);
});

test('a packer reads the stock code beside each line', () => {
  for (const amounts of ['shown', 'hidden'] as const) expect(paper(null, amounts)).toContain('KB-01-RED');
});
