import { Link } from 'react-router';
import { formatCount } from '#platform/digits.ts';
import { pageLinks } from '#platform/page.ts';
import { Icon, type IconName } from '../icon.tsx';
import { kitText } from '../text.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}

/** Real links, so that pages open in tabs, can be shared and are indexed. Nothing if there is only one page. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={kitText.pagination} className={styles.pagination}>
      <Turn icon="chevron-start" label={kitText.previous} to={page > 1 ? hrefFor(page - 1) : undefined} />
      {pageLinks(page, pages).map((each, index) =>
        each === 'gap' ? (
          // The first gap comes before the current page, the second after it.
          <span key={index < 2 ? 'gap-before' : 'gap-after'} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={each}
            to={hrefFor(each)}
            className={styles.page}
            aria-label={kitText.pageNumber(each)}
            aria-current={each === page ? 'page' : undefined}
          >
            {formatCount(each)}
          </Link>
        ),
      )}
      <Turn icon="chevron-end" label={kitText.next} to={page < pages ? hrefFor(page + 1) : undefined} />
    </nav>
  );
}

interface TurnProps {
  icon: IconName;
  label: string;
  to: string | undefined;
}

function Turn({ icon, label, to }: TurnProps) {
  const drawing = <Icon name={icon} size={18} />;
  const look = { 'aria-label': label, className: styles.page };
  if (to)
    return (
      <Link to={to} {...look}>
        {drawing}
      </Link>
    );
  return (
    <button type="button" disabled {...look}>
      {drawing}
    </button>
  );
}
