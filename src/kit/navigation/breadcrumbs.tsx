import { Fragment } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icon.tsx';
import { kitText } from '../text.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Undefined for the page itself, which is the last. */
  to?: string;
}

/**
 * The path to this page. Each name is isolated, so that a Latin brand does not reorder the row, and an Arabic name that
 * begins with one stays Arabic.
 */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={kitText.breadcrumbs}>
      <ol className={styles.row}>
        {items.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <li aria-hidden="true">
                <Icon name="chevron-end" size={14} />
              </li>
            )}
            <li>
              {to ? (
                <Link to={to}>
                  <bdi dir="rtl">{label}</bdi>
                </Link>
              ) : (
                <bdi dir="rtl" aria-current="page" className={styles.here}>
                  {label}
                </bdi>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
