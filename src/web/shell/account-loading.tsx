import { Loading } from '#kit/display/loading.tsx';
import { Mark } from '#kit/ornaments/name-mark.tsx';
import { siteText } from '../text.ts';
import styles from './account-loading.module.css';

/** A private page waits here until the viewer is known [NAV-12]. */
export function AccountLoading() {
  return (
    <div className={styles.waiting}>
      <Mark className={styles.mark} />
      <Loading text={siteText.loadingAccount} heading="h1" />
    </div>
  );
}
