import { createContext, type ReactNode, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { Refusal } from '#platform/refusal.ts';
import { api } from '../../../data/api.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

/** Asks for the password. */
const Gate = createContext<() => Promise<Outcome>>(async () => 'given up');
type Outcome = 'confirmed' | 'given up';

/** Stands around all pages of the back-office, so that any of them can ask who is there. */
export function IdentityGate({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ end: (outcome: Outcome) => void }>();
  const ask = () => new Promise<Outcome>(resolve => setAsked({ end: resolve }));
  const end = (outcome: Outcome) => {
    flushSync(() => setAsked(undefined));
    asked?.end(outcome);
  };
  return (
    <Gate value={ask}>
      {children}
      {asked && <ConfirmIdentity onClose={() => end('given up')} onConfirmed={() => end('confirmed')} />}
    </Gate>
  );
}

/** `api` for calls that may want the password first: it is asked for, and the call made again. */
export function useConfirmedApi(): typeof api {
  const ask = useContext(Gate);
  return async (call, input) => {
    try {
      return await api(call, input);
    } catch (error) {
      if (
        !(error instanceof Refusal) ||
        error.code !== 'confirmation_needed' ||
        (await ask()) !== 'confirmed'
      )
        throw error;
      return api(call, input);
    }
  };
}
