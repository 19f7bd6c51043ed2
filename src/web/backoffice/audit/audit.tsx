import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { listAudit } from '#modules/accounts/contract/audit.ts';
import type { CallBody } from '#platform/call.ts';
import { useCall } from '../../account/use-call.ts';
import { backofficeText, pageTitles } from '../text.ts';
import styles from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { useAuditQuery } from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';
import { auditText } from './text.ts';

export const meta = () => ({ title: backofficeText.titled(pageTitles.audit), noindex: true });

/** Who changed what by hand, newest first. */
export default function Audit() {
  const query = useAuditQuery();
  const { reload, ...answer } = useCall(listAudit, query.asked);
  return (
    <>
      <h1 className={styles.title}>{pageTitles.audit}</h1>
      <p className={styles.intro}>{auditText.intro}</p>
      {/* A new form whenever the question was changed by a link. */}
      <AuditFilters key={JSON.stringify(query.asked)} asked={query.asked} onAsk={query.set} />
      {answer.state === 'loading' && <Loading text={auditText.loading} />}
      {answer.state === 'failed' && (
        <EmptyState
          title={auditText.failed}
          text={auditText.tryLater}
          action={<Button onClick={reload}>{auditText.retry}</Button>}
        />
      )}
      {answer.state === 'ready' && <Found body={answer.body} query={query} />}
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
