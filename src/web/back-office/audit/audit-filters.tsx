import { DayPick, FilterBar, Pick, SearchBox } from '../parts/list/filters.tsx';
import type { AuditQuery } from './audit-query.ts';
import { auditText, kindNames, subjectNames } from './text.ts';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** By author, kind, subject and day. */
export function AuditFilters({ query }: { query: AuditQuery }) {
  return (
    <FilterBar
      query={query}
      label={auditText.filters}
      search={
        <SearchBox query={query} name="actor" label={auditText.actor} placeholder={auditText.actorHint} />
      }
    >
      <Pick
        query={query}
        name="what"
        icon="edit"
        label={auditText.kind}
        all={auditText.allKinds}
        options={optionsOf(kindNames)}
      />
      <Pick
        query={query}
        name="subjectType"
        label={auditText.subject}
        all={auditText.allSubjects}
        options={optionsOf(subjectNames)}
      />
      {query.filter.subjectType !== undefined && (
        <SearchBox query={query} name="subjectId" label={auditText.subjectId} />
      )}
      <DayPick query={query} name="fromDay" label={auditText.fromDay} />
      <DayPick query={query} name="toDay" label={auditText.toDay} />
    </FilterBar>
  );
}
