import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

// The server draws every dialog closed; React would only warn about the missing layout there.
const useBrowserLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;

interface Modal {
  open: boolean;
  onClose: () => void;
}

/**
 * Opens and closes a native `<dialog>` as a modal. The browser keeps the focus in it, closes it on Escape and restores
 * the focus, even if the dialog is removed while open.
 */
export function useModal({ open, onClose }: Modal): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useBrowserLayout(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // It comes a moment after the closing, when React's strict mode has already opened the dialog again.
    // Of a dialog that left with its page nobody is told: who closes by the address would write into the next page's.
    const tell = (event: Event) =>
      event.target === element && element?.isConnected && !element.open && open && onClose();
    element?.addEventListener('close', tell);
    return () => element?.removeEventListener('close', tell);
  }, [open, onClose]);
  return dialog;
}

/** A press on the scrim has the dialog itself as its target; a press on the content has a deeper one. */
export function isOnScrim(event: { target: EventTarget; currentTarget: EventTarget }): boolean {
  return event.target === event.currentTarget;
}
