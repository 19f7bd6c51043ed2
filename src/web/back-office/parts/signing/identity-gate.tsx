import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { Gate, type Outcome } from './use-confirmed-api.ts';

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
