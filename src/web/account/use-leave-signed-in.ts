import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#kit/overlay/toast.tsx';
import { takeWanted } from '#modules/cart/wanted.ts';
import { useSession } from '../data/session.ts';
import { landingText } from '../text.ts';

/** A person who is signed in, or has just signed in, goes on to the next address; what they wanted in their cart is in it. */
export function useLeaveSignedIn(next: string) {
  const { state, role } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== 'known') return;
    if (role === 'user' && takeWanted()) showToast(landingText.added);
    navigate(next, { replace: true });
  }, [state, role, next, navigate]);
}
