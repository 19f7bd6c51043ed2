import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#kit/overlay/toast.tsx';
import { takeWanted } from '#modules/cart/wanted.ts';
import { useSession } from '../data/session.ts';
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
