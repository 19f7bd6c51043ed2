import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { showToast } from './overlay/toast.tsx';

interface CopyButtonProps {
  text: string;
  /** The text after copying. */
  said: string;
  /** The name, if its text does not say what it does. */
  label?: string;
  children: ReactNode;
}

/** Copies a text; if the browser refuses, the text is shown to be selected. */
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
