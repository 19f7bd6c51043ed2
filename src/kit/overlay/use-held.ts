import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * When closing needs confirmation, Escape asks first. The browser would close both dialogs at one press if the question
 * was opened without a click.
 */
export function useHeld(
  dialog: RefObject<HTMLDialogElement | null>,
  { held, onClose }: { held: boolean; onClose: () => void },
): void {
  const ask = useEffectEvent((event: KeyboardEvent) => {
    const open = [...document.querySelectorAll(':modal')];
    const isOnTop = open.every(other => other === dialog.current || other.contains(dialog.current));
    if (event.key !== 'Escape' || !isOnTop) return;
    // Otherwise the same press would close the question that it opens.
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
