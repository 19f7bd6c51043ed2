import { ButtonLink } from '#kit/button.tsx';
import { searchText } from '#modules/search/text.ts';
import { useMay } from '../../data/session.ts';
import styles from './why-link.module.css';

/** For staff who look after the search: why each product of this page stands where it does. */
export function WhyLink({ q, page }: { q: string; page: number }) {
  if (!useMay('search')) return null;
  const asked = new URLSearchParams({ view: 'why', q, ...(page > 1 && { page: String(page) }) });
  return (
    <p className={styles.why}>
      <ButtonLink variant="outline" icon="info" to={`/search-desk?${asked}`}>
        {searchText.whyHere}
      </ButtonLink>
    </p>
  );
}
