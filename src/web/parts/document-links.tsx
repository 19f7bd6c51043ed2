import { Link } from 'react-router';
import { Price } from '#kit/price.tsx';
import { documentTitle, documentPageText as text } from '#modules/payouts/document.text.ts';
import { type DocumentBody, listDocuments } from '#modules/payouts/documents.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { useCall } from '../data/use-call.ts';
import styles from './document-links.module.css';

/** The viewer's receipts, credit notes and invoices, of one order or all; nothing if there are none. */
export function DocumentLinks({ orderId }: { orderId?: number }) {
  const answer = useCall(listDocuments, { orderId, limit: 30 });
  if (answer.state !== 'ready' || answer.body.documents.length === 0) return null;
  return (
    <section className={styles.card} aria-label={text.documents}>
      <h2 className={styles.title}>{text.documents}</h2>
      <DocumentList documents={answer.body.documents} />
    </section>
  );
}

/** Each leads to its page, where it is printed and saved. */
export function DocumentList({ documents }: { documents: readonly DocumentBody[] }) {
  return (
    <ul className={styles.list}>
      {documents.map(document => (
        <li key={document.id} className={styles.row}>
          <span>
            <Link to={`/documents/${document.id}`}>
              {documentTitle(document)} {text.number(formatCount(document.number))}
            </Link>
            <span className={styles.quiet}>
              <bdi>{document.seller.name}</bdi>
              <time dateTime={document.issuedAt}>{formatDate(new Date(document.issuedAt))}</time>
            </span>
          </span>
          <Price pounds={document.total} size="amount" />
        </li>
      ))}
    </ul>
  );
}
