import { useEffect } from 'react';
import { data, useNavigate } from 'react-router';
import { Loading } from '#kit/display/loading.tsx';
import { MISSING_PAGE } from '../parts/page-meta.ts';
import { siteText } from '../text.ts';

/** How long the loading message shows before an unknown path leads home. */
const REDIRECT = 500;

export const loader = () => data(null, { status: 404 });

export const meta = () => MISSING_PAGE;

/** An unknown path: a loading message, and after half a second the landing page in its place [NAV-10]. */
export default function UnknownPath() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/', { replace: true }), REDIRECT);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <main>
      <h1 className="visually-hidden">{siteText.notFound}</h1>
      <Loading text={siteText.loadingPage} size="page" />
      <noscript>
        <a href="/">{siteText.toHome}</a>
      </noscript>
    </main>
  );
}
