import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { repliedFile } from '#platform/file.ts';
import { calendarDay, jointRule } from '#platform/inputs.ts';
import { DOCUMENT_KINDS, ISSUERS } from './document.ts';
import { taxInput } from './tax.text.ts';
import { isTaxRange } from './tax.ts';

const day = calendarDay(taxInput.day);
const range = jointRule<{ from: string; to: string }>(['from', 'to'], isTaxRange, {
  at: 'to',
  error: taxInput.range,
});

const row = z.object({
  issuer: z.enum(ISSUERS),
  kind: z.enum(DOCUMENT_KINDS),
  vatPercent: z.number(),
  documents: z.int(),
  /** Pounds; a credit note's are below zero. */
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
});
export type TaxRow = z.output<typeof row>;

export const showTax = defineCall({
  method: 'GET',
  path: '/api/web/back-office/report/tax',
  access: 'reports',
  summary:
    'What the tax documents of some days in Cairo say, by kind and rate: those that the viewer issued, and those between the shop and a merchant',
  input: z.object({ from: day, to: day }).check(range),
  output: z.object({
    rows: z.array(row),
    /** VAT of what was sold less that of the commission that was paid, in pounds. */
    due: z.number(),
    /** Tax that the shop withheld from a merchant's payouts, in pounds; 0 for the shop. */
    withheld: z.number(),
  }),
});

export const exportTax = defineCall({
  method: 'GET',
  path: '/api/web/back-office/report/tax/export',
  access: 'reports',
  summary: 'The same as a spreadsheet',
  input: z.object({ from: day, to: day, format: z.enum(['csv', 'xlsx']) }).check(range),
  output: repliedFile,
  replies: 'file',
});
