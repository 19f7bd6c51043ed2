import { useSearchParams } from 'react-router';
import type { listAudit } from '#modules/accounts/contract/audit.ts';
import type { CallRequest } from '#platform/call.ts';

const FIELDS = ['what', 'subjectType', 'subjectId', 'actor', 'fromDay', 'toDay', 'before'] as const;

/** What the log is asked for, as it stands in the page's address: a link to it says the same to everybody. */
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
    /** The same question, with one more thing asked; without an answer to it, one less. */
    hrefWith(name: (typeof FIELDS)[number], value: string | number | null): string {
      const next = new URLSearchParams(given.map(([field, text]) => [field, text]));
      if (value === null) next.delete(name);
      else next.set(name, String(value));
      return `?${next}`;
    },
  };
}
