import { useSearchParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { listDocuments } from '#modules/payouts/documents.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { DocumentList } from '../../parts/document-links.tsx';
import { Section } from '../../parts/section.tsx';
import { profileText, receiptsText } from '../text.ts';

/** Every receipt and credit note of the account, newest first; a link leads to older ones. */
export function Receipts() {
  const [query] = useSearchParams();
  const answer = useCall(listDocuments, { before: query.get('before') ?? undefined, limit: 20 });
  return (
    <Section title={profileText.receipts}>
      <Answered answer={answer}>
        {({ documents, next }) => (
          <>
            {documents.length === 0 ? (
              <EmptyState
                heading="h3"
                lantern
                title={receiptsText.empty}
                text={receiptsText.emptyText}
                action={<ButtonLink to="?tab=orders">{profileText.orders}</ButtonLink>}
              />
            ) : (
              <DocumentList documents={documents} />
            )}
            {next !== null && (
              <ButtonLink to={`?tab=receipts&before=${next}`} variant="soft">
                {receiptsText.older}
              </ButtonLink>
            )}
          </>
        )}
      </Answered>
    </Section>
  );
}
