import { day, words } from '../parts/list/address.ts';
import type { ListQuery } from '../parts/list/use-list-query.ts';

export const AUDIT_FILTERS = {
  what: words,
  actor: words,
  subjectType: words,
  subjectId: words,
  fromDay: day,
  toDay: day,
} as const;

export type AuditQuery = ListQuery<typeof AUDIT_FILTERS>;
