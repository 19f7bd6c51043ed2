import { useLocation } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { publicLoader, type Source } from '../data/public-data.ts';
import { useSession } from '../data/session.ts';
import type { PageFacts } from '../page-facts.ts';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { Invitation } from './marketplace/invitation.tsx';
import { Joining } from './marketplace/joining.tsx';
import styles from './marketplace/marketplace.module.css';
import { Pitch } from './marketplace/pitch.tsx';
import { marketplaceText } from './marketplace/text.ts';

async function load({ url }: Source) {
  return { canonical: canonicalUrl(url) };
}

type MarketplaceData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: MarketplaceData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  return {
    title: marketplaceText.pageTitle,
    description: marketplaceText.lead,
    canonical: loaderData.canonical,
  };
}

/** What selling here means, and the application: the form, then its status [NAV-6]. */
export default function Marketplace() {
  return (
    <div className={`page-width ${styles.page}`}>
      <Pitch />
      <WayIn />
    </div>
  );
}

function WayIn() {
  const { state, role } = useSession();
  if (state === 'loading') return <Loading text={marketplaceText.loading} />;
  if (role === null) return <SignIn />;
  return (
    <>
      <Invitation />
      {role === 'user' ? <Joining /> : <ToBackOffice />}
    </>
  );
}

/** After signing in, a person returns here with the invitation. */
function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <section className={styles.panel} aria-label={marketplaceText.signIn}>
      <p className="muted">{marketplaceText.signInWhy}</p>
      <ButtonLink size="large" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
        {marketplaceText.signIn}
      </ButtonLink>
    </section>
  );
}

function ToBackOffice() {
  return (
    <section className={styles.panel} aria-labelledby="staff">
      <h2 id="staff">{marketplaceText.staffTitle}</h2>
      <p className="muted">{marketplaceText.staffText}</p>
      <ButtonLink to="/">{marketplaceText.toBackOffice}</ButtonLink>
    </section>
  );
}
