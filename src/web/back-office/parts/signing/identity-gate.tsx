import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '#kit/lazy-part.ts';
import { Gate, type Outcome } from './use-confirmed-api.ts';

const ConfirmIdentity = lazyPart(async () => (await import('./confirm-identity.tsx')).ConfirmIdentity);

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
      <Suspense>
        {asked && <ConfirmIdentity onClose={() => end('given up')} onConfirmed={() => end('confirmed')} />}
      </Suspense>
    </Gate>
  );
}
