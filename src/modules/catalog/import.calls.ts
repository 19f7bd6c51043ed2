import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { repliedFile, uploadedFile } from '#platform/file.ts';
import { page, pathId, rowId } from '#platform/inputs.ts';
import { productFilter } from './back-office/product-filter.ts';
import { COLUMNS, LARGEST_FILE } from './import/columns.ts';
import { IMPORT_STATUSES } from './import/product-import.ts';

const format = z.enum(['csv', 'xlsx']);

const productImport = z.object({
  id: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  unknownColumns: z.array(z.string()),
  rowsRead: z.int(),
  rowsBad: z.int(),
  /** Rows whose code was missing and follows from their title. */
  rowsNumbered: z.int(),
  /** Products with the title of another one in the file. */
  sameTitles: z.int(),
  /** Brands that the shop does not have; staff are asked to add them. */
  proposedBrands: z.array(z.string()),
  /** New products that come in as drafts because they lack a picture. */
  drafts: z.int(),
  /** Products that the dry run counts as new, changed and unchanged. */
  creates: z.int(),
  changes: z.int(),
  same: z.int(),
  /** Products done so far, and how many of them failed in the end. */
  done: z.int(),
  failed: z.int(),
  /** The author, empty for somebody without a name; null for the command line. */
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type ProductImport = z.output<typeof productImport>;

export const checkImport = defineCall({
  method: 'POST',
  path: '/api/web/back-office/product-imports',
  access: 'product_import',
  summary:
    'Looks at a CSV or XLSX of products and says what is wrong with each row and what the rest would do; nothing changes',
  input: z.object({
    file: uploadedFile,
    fileName: z._default(z.string().check(z.maxLength(200)), ''),
    merchantId: z.optional(pathId),
  }),
  carries: { fileUpTo: LARGEST_FILE },
  output: productImport,
  refusals: [
    'merchant_missing',
    'unreadable_file',
    'old_excel_file',
    'no_known_column',
    'column_twice',
    'no_rows',
    'too_many_rows',
    'file_too_heavy',
    'reading_another_file',
    'too_many_files',
  ],
});

export const mapImport = defineCall({
  method: 'POST',
  path: '/api/web/back-office/product-imports/:importId/map',
  access: 'product_import',
  summary: 'Says what columns and categories of a file mean, for this file and the next ones of the merchant',
  input: z.object({
    importId: pathId,
    /** Empty: the column is left out. */
    columns: z._default(
      z
        .array(z.object({ title: z.string().check(z.maxLength(200)), column: z.enum(['', ...COLUMNS]) }))
        .check(z.maxLength(200)),
      [],
    ),
    categories: z._default(
      z
        .array(z.object({ name: z.string().check(z.maxLength(200)), categoryId: rowId }))
        .check(z.maxLength(500)),
      [],
    ),
  }),
  output: productImport,
  refusals: [
    'import_not_found',
    'import_not_startable',
    'import_file_gone',
    'column_twice',
    'reading_another_file',
    'too_many_files',
  ],
});

export const listImports = defineCall({
  method: 'GET',
  path: '/api/web/back-office/product-imports',
  access: 'product_import',
  summary: 'The last 20 imports, newest first',
  input: z.object({}),
  output: z.object({ imports: z.array(productImport) }),
});

export const showImport = defineCall({
  method: 'GET',
  path: '/api/web/back-office/product-imports/:importId',
  access: 'product_import',
  summary: 'How far an import is',
  input: z.object({ importId: pathId }),
  output: productImport,
  refusals: ['import_not_found'],
});

export const listImportProblems = defineCall({
  method: 'GET',
  path: '/api/web/back-office/product-imports/:importId/problems',
  access: 'product_import',
  summary: 'Rows that are not taken, each with its number, column and reason; 50 a page',
  input: z.object({
    importId: pathId,
    column: z.optional(z.enum([...COLUMNS, 'row'])),
    page: page(),
  }),
  output: z.object({
    problems: z.array(
      z.object({
        id: z.int(),
        row: z.int(),
        /** `row`: the whole row. */
        column: z.enum([...COLUMNS, 'row']),
        value: z.string(),
        reason: z.string(),
      }),
    ),
    total: z.int(),
    /** Problems with one reason, the most frequent first. */
    groups: z.array(
      z.object({
        column: z.enum([...COLUMNS, 'row']),
        reason: z.string(),
        rows: z.int(),
        example: z.string(),
      }),
    ),
    /** Names of categories that the shop does not know. */
    categories: z.array(z.object({ name: z.string(), rows: z.int() })),
    /** How many problems each column has. */
    columns: z.array(z.object({ column: z.enum([...COLUMNS, 'row']), count: z.int() })),
  }),
  refusals: ['import_not_found'],
});
export const PROBLEMS_A_PAGE = 50;

export const downloadProblems = defineCall({
  method: 'GET',
  path: '/api/web/back-office/product-imports/:importId/problems-file',
  access: 'product_import',
  summary: 'The rows that are not taken, as they stand in the file, each with its reasons',
  input: z.object({ importId: pathId, format }),
  output: repliedFile,
  replies: 'file',
  refusals: ['import_not_found', 'import_file_gone', 'reading_another_file', 'too_many_files'],
});

export const startImport = defineCall({
  method: 'POST',
  path: '/api/web/back-office/product-imports/:importId/start',
  access: 'product_import',
  summary: 'Starts an import, or goes on with one that was stopped',
  input: z.object({ importId: pathId }),
  output: productImport,
  refusals: ['import_not_found', 'import_not_startable', 'nothing_to_import'],
});

export const stopImport = defineCall({
  method: 'POST',
  path: '/api/web/back-office/product-imports/:importId/stop',
  access: 'product_import',
  summary: 'Stops an import after the products it is at; what it has done stays',
  input: z.object({ importId: pathId }),
  output: productImport,
  refusals: ['import_not_found', 'import_not_running'],
});

export const downloadTemplate = defineCall({
  method: 'GET',
  path: '/api/web/back-office/product-import-template',
  access: 'product_import',
  summary: 'A file of products to fill in: the columns and two rows as an example',
  input: z.object({ format }),
  output: repliedFile,
  replies: 'file',
});

export const exportProducts = defineCall({
  method: 'GET',
  path: '/api/web/back-office/products-export',
  access: 'product_import',
  summary: 'The products of a filter as the file that an import reads, a row for each variant',
  input: z.object({ ...productFilter, format }),
  output: repliedFile,
  replies: 'file',
  refusals: ['too_many_to_export'],
});
