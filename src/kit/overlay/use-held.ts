import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Where closing must be asked for first, Escape asks. The browser's own would close, with one press, two dialogs that
 * were opened without a press between them: the question and what it is about.
 */
export function useHeld(
  dialog: RefObject<HTMLDialogElement | null>,
  { held, onClose }: { held: boolean; onClose: () => void },
): void {
  const ask = useEffectEvent((event: KeyboardEvent) => {
    const open = [...document.querySelectorAll(':modal')];
    const isOnTop = open.every(other => other === dialog.current || other.contains(dialog.current));
    if (event.key !== 'Escape' || !isOnTop) return;
    // It would close the question that it opens.
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    if (!held) return;
    const press = (event: KeyboardEvent) => ask(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [held]);
}
