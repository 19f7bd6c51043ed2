import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../session.ts';

/** Whoever is signed in, or has just signed in, goes on to where he was going. */
export function useLeaveSignedIn(next: string) {
  const { state } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'known') navigate(next, { replace: true });
  }, [state, next, navigate]);
}
