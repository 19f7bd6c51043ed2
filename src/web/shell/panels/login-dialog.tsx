import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { forgetWanted, readWanted } from '#modules/cart/wanted.ts';
import { loginText } from '../../text.ts';
import { modalText } from '../text.ts';
import { wantedText } from './login-dialog.text.ts';

/** Leads to `/login`, which returns here [LGN-1, LGN-2]. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wanted] = useState(readWanted);
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
      {wanted && (
        <Note tone="quiet" icon="shopping-cart">
          <strong>{wantedText.title}</strong>
          <br />
          {wantedText.chosen(wanted.options, wanted.quantity)}
        </Note>
      )}
      <Button onClick={login}>{loginText.login}</Button>
      <Button variant="outline" onClick={turnAway}>
        {modalText.cancel}
      </Button>
    </AlertDialog>
  );
}
