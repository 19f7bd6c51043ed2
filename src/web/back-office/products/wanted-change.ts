import type { changeProducts, previewBulkChange } from '#modules/catalog/back-office.calls.ts';
import type { CallBody, CallRequest } from '#platform/call.ts';

export type Chosen = CallRequest<typeof previewBulkChange>['chosen'];
export type Change = CallRequest<typeof previewBulkChange>['change'];
export type BulkKind = Change['kind'];
export type Preview = CallBody<typeof previewBulkChange>;
export type DoneChange = CallBody<typeof changeProducts>;
