import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#kit/overlay/toast.tsx';
import { takeWanted } from '#modules/cart/wanted.ts';
import { isSignedIn, useSession } from '../data/session.ts';
import { storeWish } from '../shell/wish.ts';
import { landingText } from '../text.ts';
import { fulfilWish } from './fulfil-wish.ts';

/**
 * A person who is signed in, or has just signed in, goes on to the next address; what they wanted in their cart is in it,
 * and what they pressed as a guest is done.
 */
export function useLeaveSignedIn(next: string) {
  const { state, role } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // A token that nobody could judge for want of a network is no reason to sign in: the page waits for the network.
    if (state === 'guest' && isSignedIn() && hasOfflinePage())
      return location.replace(`/offline?from=${encodeURIComponent(next)}`);
    if (state !== 'known') return;
    const goOn = (to = next) => void navigate(to, { replace: true });
    if (role !== 'user') {
      storeWish(undefined);
      return goOn();
    }
    if (takeWanted()) showToast(landingText.added);
    void fulfilWish().then(goOn);
  }, [state, role, next, navigate]);
}

/** The worker answers by it without a network. */
const hasOfflinePage = () => !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
