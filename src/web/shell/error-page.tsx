import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { siteText } from '../text.ts';

interface ErrorPageProps {
  /** Nothing exists at this address, as opposed to a failure. */
  missing: boolean;
  /** The refusal's own sentence. */
  message: string | undefined;
}

/** Replaces a page that does not exist or could not be drawn: what happened, and where to go. */
export function ErrorPage({ missing, message }: ErrorPageProps) {
  const onward = missing ? (
    <ButtonLink to="/categories">{siteText.browseProducts}</ButtonLink>
  ) : (
    <Button onClick={reload}>{siteText.retry}</Button>
  );
  return (
    <div className="page-width">
      <EmptyState
        heading="h1"
        title={message ?? (missing ? siteText.notFound : siteText.failed)}
        action={onward}
      />
    </div>
  );
}

/** Offline, a reload would replace our page by the browser's own. */
function reload() {
  if (navigator.onLine) location.reload();
}
