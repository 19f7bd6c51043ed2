import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { siteText } from '../text.ts';

interface ErrorPageProps {
  /** Nothing stands at this address, rather than that something failed. */
  missing: boolean;
  /** The refusal's own sentence. */
  message: string | undefined;
}

/** Instead of a page that is not there or could not be drawn: what happened, and the way on. */
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

/** Offline it would put the browser's own page in place of ours. */
function reload() {
  if (navigator.onLine) location.reload();
}
