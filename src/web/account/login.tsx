import { useLocation } from 'react-router';
import { Note } from '#kit/display/note.tsx';
import { useSession } from '../data/session.ts';
import { useIsInBrowser } from '../is-in-browser.ts';
import { EnterByCode } from './enter-by-code.tsx';
import { Beside, EntryPage, entryFacts } from './entry-page.tsx';
import { useNextPath } from './next-path.ts';
import { PasswordForm } from './password-form.tsx';
import { entryText } from './text.ts';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

export const meta = () => entryFacts(entryText.login);

/** By mobile and code, or by password for whoever has one. */
export default function Login() {
  const next = useNextPath();
  const { hash } = useLocation();
  const isByPassword = useIsInBrowser() && hash === '#password';
  useLeaveSignedIn(next);
  if (isByPassword)
    return (
      <EntryPage title={entryText.login} line={entryText.loginLine}>
        <WhyHere next={next} />
        <PasswordForm next={next} />
        <Beside to="/">{entryText.asGuest}</Beside>
      </EntryPage>
    );
  return (
    <EnterByCode title={entryText.enter} line={entryText.loginLine} note={<WhyHere next={next} />}>
      <Beside to="/">{entryText.asGuest}</Beside>
    </EnterByCode>
  );
}

/**
 * Why a private page led here (require-role.tsx): the session ended, the account was deleted, or the cart is an account's.
 * Of the first the server, which draws this page too and knows nobody, says nothing.
 */
function WhyHere({ next }: { next: string }) {
  const session = useSession();
  const { state, hash } = useLocation();
  const isInBrowser = useIsInBrowser();
  const ended = (state as { ended?: unknown } | null)?.ended === true;
  if (isInBrowser && hash === '#deleted') return <Note tone="ok">{entryText.deleted}</Note>;
  if (session.state === 'guest' && ended) return <Note tone="info">{entryText.ended}</Note>;
  return isInBrowser && TO_BUY.test(next) && <Note tone="info">{entryText.toBuy}</Note>;
}

const TO_BUY = /^\/(?:cart|checkout)\b/;
