import { useEffect } from 'react';
import { usePanel } from './panels/use-panel.tsx';

/** The window event of the specification [HDR-5, LGN-3]. */
const OPEN = 'open-login-modal';

/** Says that login is required. Anything in the page may open it. */
export function openLoginModal() {
  window.dispatchEvent(new Event(OPEN));
}

const fetchDialog = async () => (await import('./panels/login-dialog.tsx')).LoginDialog;

/** Opened by the window event `open-login-modal`. */
export function LoginModal() {
  const { panel, open } = usePanel();
  useEffect(() => {
    const show = () => open(fetchDialog);
    window.addEventListener(OPEN, show);
    return () => window.removeEventListener(OPEN, show);
  }, [open]);
  return panel;
}
