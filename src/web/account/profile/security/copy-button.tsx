import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { securityText } from './text.ts';

/** Copies a text; where the browser does not let us, it is there to be marked. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => showToast(securityText.copied),
      () => undefined,
    );
  return (
    <Button variant="outline" size="small" icon="copy" onClick={copy}>
      {children}
    </Button>
  );
}
