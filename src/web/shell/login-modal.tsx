import { useEffect } from 'react';
import { usePanel } from './panels/use-panel.tsx';
import type { Wish } from './wish.ts';

/** The window event of the specification [HDR-5, LGN-3]. */
const OPEN = 'open-login-modal';

/** Says that login is required. Anything in the page may open it; what is wished for is done after signing in. */
export function openLoginModal(detail?: Wish) {
  window.dispatchEvent(new CustomEvent(OPEN, { detail }));
}

/** Opened by the window event `open-login-modal`. */
export function LoginModal() {
  const { panel, open } = usePanel();
  useEffect(() => {
    const show = (event: Event) =>
      open(async () =>
        (await import('./panels/login-dialog.tsx')).loginDialogFor((event as CustomEvent).detail),
      );
    window.addEventListener(OPEN, show);
    return () => window.removeEventListener(OPEN, show);
  }, [open]);
  return panel;
}
