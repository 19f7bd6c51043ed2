import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { listAudit } from '#modules/accounts/audit.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import styles from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { useAuditQuery } from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';
import { auditText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.audit), noindex: true });

/** Who changed what by hand, newest first. */
export default function Audit() {
  const query = useAuditQuery();
  const entries = useCall(listAudit, query.asked);
  return (
    <>
      <PageHead title={pageTitles.audit} intro={auditText.intro} />
      <AuditFilters asked={query.asked} onAsk={query.set} />
      <Answered answer={entries} heading="h2" text={auditText}>
        {body => <Found body={body} query={query} />}
      </Answered>
    </>
  );
}

interface FoundProps {
  body: CallBody<typeof listAudit>;
  query: ReturnType<typeof useAuditQuery>;
}

function Found({ body: { entries, next }, query: { asked, hrefWith } }: FoundProps) {
  if (entries.length === 0)
    return (
      <EmptyState
        title={auditText.none}
        action={
          <ButtonLink variant="outline" to="/audit">
            {auditText.clear}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <AuditTable entries={entries} />
      <nav className={styles.turn} aria-label={auditText.table}>
        {asked.before !== undefined && (
          <ButtonLink variant="outline" to={hrefWith('before', null)}>
            {auditText.newest}
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink variant="outline" to={hrefWith('before', next)}>
            {auditText.older}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
