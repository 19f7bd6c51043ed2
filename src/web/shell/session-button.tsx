import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Spinner } from '#kit/display/spinner.tsx';
import { Icon } from '#kit/icon.tsx';
import { isSignedIn, signOut, subscribeToSession, useSession } from '../data/session.ts';
import { loginText, siteText } from '../text.ts';
import styles from './session-button.module.css';

/** Whether a token is stored. The server and the first paint cannot know, so everybody is a guest there. */
export function useTokenStored(): boolean {
  return useSyncExternalStore(subscribeToSession, isSignedIn, () => false);
}

/** Login for a guest, logout for an account, and a loading message while that is unknown [NAV-12]. */
export function SessionButton({ className }: { className?: string }) {
  const { state } = useSession();
  const look = classNames(styles.session, className);
  if (!useTokenStored()) {
    return (
      <Link to="/login" className={look}>
        <Icon name="log-in" />
        {loginText.login}
      </Link>
    );
  }
  if (state === 'loading') {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
      <span className={look} role="status" aria-label={siteText.loadingAccount}>
        <Spinner />
      </span>
    );
  }
  return (
    <button type="button" className={look} onClick={signOut}>
      <Icon name="log-out" />
      {loginText.logout}
    </button>
  );
}
