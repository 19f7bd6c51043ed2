import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { loginText } from '../text.ts';

/** The window event of the specification [HDR-5, LGN-3]. */
const OPEN = 'open-login-modal';

/** Says that one must log in first. Anything in the page may ask for it. */
export function openLoginModal() {
  window.dispatchEvent(new Event(OPEN));
}

/** Opened by the window event `open-login-modal`; leads to `/login`, which leads back here. */
export function LoginModal() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(OPEN, show);
    return () => window.removeEventListener(OPEN, show);
  }, []);
  const login = () => {
    close();
    navigate('/login', { state: { next: pathname + search } });
  };
  return (
    <AlertDialog open={open} onClose={close} title={loginText.title} text={loginText.message}>
      <Button onClick={login}>{loginText.login}</Button>
      <Button variant="outline" onClick={close}>
        {loginText.cancel}
      </Button>
    </AlertDialog>
  );
}
