import type { Jobs } from '#platform/server/jobs.ts';
import { submitDocuments } from './submit-documents.ts';

export const jobs: Jobs = { 'taxes.submit-documents': ctx => submitDocuments(ctx) };
