import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../data/session.ts';

/** A person who is signed in, or has just signed in, goes on to the next address. */
export function useLeaveSignedIn(next: string) {
  const { state } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'known') navigate(next, { replace: true });
  }, [state, next, navigate]);
}
