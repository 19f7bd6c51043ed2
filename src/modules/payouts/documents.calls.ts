import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { DOCUMENT_KINDS, ISSUERS } from './document.ts';
import { paging } from './fields.calls.ts';

const party = z.object({
  name: z.string(),
  taxNumber: z.string(),
  commercialRegister: z.string(),
  address: z.string(),
  phone: z.string(),
});

const document = z.object({
  id: z.int(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.int(),
  issuer: z.enum(ISSUERS),
  issuedAt: z.string(),
  orderId: z.nullable(z.int()),
  original: z.nullable(z.int()),
  seller: party,
  /** Null to a merchant that no longer knows the buyer, and once it was forgotten. */
  buyer: z.nullable(party),
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int(),
      gross: z.number(),
      vatPercent: z.number(),
      vat: z.number(),
    }),
  ),
  total: z.number(),
  vat: z.number(),
});
export type DocumentBody = z.output<typeof document>;

export const listDocuments = defineCall({
  method: 'GET',
  path: '/api/web/documents/list',
  access: 'account',
  summary: 'Receipts, credit notes and invoices of whoever asks, of one order or all; finance sees all',
  input: z.object({ ...paging, orderId: z.optional(pathId) }),
  output: z.object({ documents: z.array(document), next: z.nullable(z.int()) }),
});

export const showDocument = defineCall({
  method: 'GET',
  path: '/api/web/documents/:documentId',
  access: 'account',
  summary: 'One document as it was issued, for its buyer, its merchant and finance',
  input: z.object({ documentId: pathId }),
  output: document,
  refusals: ['document_not_found'],
});
