import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { showToast } from './overlay/toast.tsx';

interface CopyButtonProps {
  text: string;
  /** What is said once it is copied. */
  said: string;
  /** Where the words on it do not say what it does. */
  label?: string;
  children: ReactNode;
}

/** Copies a text; where the browser does not let us, it is there to be marked. */
export function CopyButton({ text, said, label, children }: CopyButtonProps) {
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => showToast(said),
      () => undefined,
    );
  return (
    <Button variant="outline" size="small" icon="copy" aria-label={label} onClick={copy}>
      {children}
    </Button>
  );
}
