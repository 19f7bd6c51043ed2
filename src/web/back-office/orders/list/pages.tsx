import { Button, ButtonLink } from '#kit/button.tsx';
import { MOST_COUNTED } from '#modules/orders/back-office/order-tab.ts';
import { listText } from '../text.ts';
import styles from './list.module.css';
import { type ListQuery, PAGE_LIMIT } from './list-query.ts';

interface PagesProps {
  query: ListQuery;
  shown: number;
  total: number;
  totalPages: number;
}

/** The position in the list, and links to other pages. */
export function Pages({ query: { page, hrefOfPage }, shown, total, totalPages }: PagesProps) {
  const first = (page - 1) * PAGE_LIMIT + 1;
  return (
    <nav aria-label={listText.pages} className={styles.pages}>
      <p className={styles.range}>
        {listText.range(first, first + shown - 1, listText.total(total, MOST_COUNTED))}
      </p>
      <Turn to={page > 1 ? hrefOfPage(page - 1) : null} label={listText.previous} />
      <span className={styles.page}>{listText.page(page, totalPages)}</span>
      <Turn to={page < totalPages ? hrefOfPage(page + 1) : null} label={listText.next} />
    </nav>
  );
}

function Turn({ to, label }: { to: string | null; label: string }) {
  if (to === null)
    return (
      <Button variant="outline" disabled>
        {label}
      </Button>
    );
  return (
    <ButtonLink variant="outline" to={to}>
      {label}
    </ButtonLink>
  );
}
