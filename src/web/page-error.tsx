import { isRouteErrorResponse } from 'react-router';
import { isRefusal } from '#platform/refusal.ts';
import { ErrorPage } from './shell/error-page.tsx';

/** A route's error boundary: its page could not be drawn, but header and footer stay. */
export function PageError({ error }: { error: unknown }) {
  const answered = isRouteErrorResponse(error) ? error : null;
  const missing = answered?.status === 404;
  return <ErrorPage missing={missing} message={messageOf(isRefusal(error) ? error : answered?.data)} />;
}

function messageOf(details: unknown): string | undefined {
  const message = (details as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
