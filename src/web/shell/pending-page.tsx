import { useNavigation } from 'react-router';
import { ProductCardSkeleton } from '#kit/display/skeleton.tsx';
import { Spinner } from '#kit/display/spinner.tsx';
import { siteText } from '../text.ts';
import styles from './pending-page.module.css';
import { pendingText } from './text.ts';

const LISTING = /^\/(outlet|category|search|merchant|brand)\b/;

/**
 * The outline of the next page and a loading message while its data is on the way [LND-14]. It lies over the current
 * page instead of replacing it, so that returning finds that page with its scroll position. It appears only after 150
 * ms.
 */
export function PendingPage() {
  const { state, location } = useNavigation();
  if (state !== 'loading' || !location) return null;
  return (
    <div className={styles.pending}>
      <div className="page-width">
        <Outline pathname={location.pathname} />
      </div>
    </div>
  );
}

function Outline({ pathname }: { pathname: string }) {
  if (pathname === '/') {
    return (
      <>
        <Waiting text={pendingText.ads} />
        <div className={styles.ads} />
        <Waiting text={pendingText.featured} />
        <Cards />
        <Waiting text={pendingText.products} />
        <Cards />
      </>
    );
  }
  if (LISTING.test(pathname)) {
    return (
      <>
        <Waiting text={pendingText.products} />
        <Cards />
        <Cards />
      </>
    );
  }
  return <Waiting text={siteText.loadingPage} />;
}

function Waiting({ text }: { text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <p role="status" className={styles.waiting}>
      <Spinner />
      {text}
    </p>
  );
}

function Cards() {
  return (
    <div className={styles.cards}>
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </div>
  );
}
