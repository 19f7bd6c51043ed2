import { listAudit } from '#modules/accounts/audit.calls.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import styles from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { AUDIT_FILTERS } from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';
import { auditText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.audit), noindex: true });

/** Who changed what by hand, newest first. */
export default function Audit() {
  const query = useListQuery(AUDIT_FILTERS);
  const entries = useRememberedCall(listAudit, { ...query.filter, before: query.before });
  return (
    <>
      <PageHead title={pageTitles.audit} intro={auditText.intro} />
      <div className={styles.filters}>
        <AuditFilters query={query} />
      </div>
      <Listed
        answer={entries}
        query={query}
        text={auditText}
        page={body => ({ rows: body.entries, next: body.next })}
        empty={{ title: auditText.none }}
      >
        {body => <AuditTable entries={body.entries} />}
      </Listed>
    </>
  );
}
