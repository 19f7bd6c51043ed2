import { useLocation, useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { forgetWanted } from '#modules/cart/wanted.ts';
import { loginText } from '../../text.ts';
import { modalText } from '../text.ts';

/** Leads to `/login`, which returns here [LGN-1, LGN-2]. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const turnAway = () => {
    forgetWanted();
    onClose();
  };
  const login = () => {
    onClose();
    navigate('/login', { state: { next: pathname + search } });
  };
  return (
    <AlertDialog open onClose={turnAway} title={modalText.title} text={modalText.message}>
      <Button onClick={login}>{loginText.login}</Button>
      <Button variant="outline" onClick={turnAway}>
        {modalText.cancel}
      </Button>
    </AlertDialog>
  );
}
