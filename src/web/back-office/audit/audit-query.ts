import { useSearchParams } from 'react-router';
import type { listAudit } from '#modules/accounts/audit.calls.ts';
import type { CallRequest } from '#platform/call.ts';

const FIELDS = ['what', 'subjectType', 'subjectId', 'actor', 'fromDay', 'toDay', 'before'] as const;

/** The log's filters, as the page's address holds them, so a link shows everybody the same. */
export function useAuditQuery() {
  const [query, setQuery] = useSearchParams();
  const given = FIELDS.flatMap(name => {
    const value = query.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return {
    asked: Object.fromEntries(given) as CallRequest<typeof listAudit>,
    set: (values: Readonly<Record<string, string>>) =>
      setQuery(new URLSearchParams(Object.entries(values).filter(([, value]) => value.trim() !== ''))),
    /** The same filters with one more; without a value, with one less. */
    hrefWith(name: (typeof FIELDS)[number], value: string | number | null): string {
      const next = new URLSearchParams(given.map(([field, text]) => [field, text]));
      if (value === null) next.delete(name);
      else next.set(name, String(value));
      return `?${next}`;
    },
  };
}
