import { useLocation, useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { loginText } from '../../text.ts';

/** Leads to `/login`, which leads back here [LGN-1, LGN-2]. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = () => {
    onClose();
    navigate('/login', { state: { next: pathname + search } });
  };
  return (
    <AlertDialog open onClose={onClose} title={loginText.title} text={loginText.message}>
      <Button onClick={login}>{loginText.login}</Button>
      <Button variant="outline" onClick={onClose}>
        {loginText.cancel}
      </Button>
    </AlertDialog>
  );
}
