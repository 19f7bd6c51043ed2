import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { forgetWanted, readWanted } from '#modules/cart/wanted.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import type { EndedSession } from '../../data/repeat-call.ts';
import { loginText } from '../../text.ts';
import { modalText } from '../text.ts';
import { readWish, storeWish, type Wish } from '../wish.ts';
import styles from './login-dialog.module.css';
import { wantedText, wishText } from './login-dialog.text.ts';

/** The dialog, which keeps what the guest wishes for until they have signed in; or that of a session that has ended. */
export async function loginDialogFor(asked: Wish | EndedSession | undefined) {
  if (asked && 'end' in asked) return (await import('./sign-in-again.tsx')).signInAgainDialog(asked);
  storeWish(asked);
  return LoginDialog;
}

/** Leads to `/login`, which returns here [LGN-1, LGN-2]. */
function LoginDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wanted] = useState(readWanted);
  const [wish] = useState(readWish);
  const turnAway = () => {
    forgetWanted();
    storeWish(undefined);
    onClose();
  };
  const login = () => {
    onClose();
    navigate('/login', { state: { next: pathname + search } });
  };
  return (
    <AlertDialog open onClose={turnAway} title={modalText.title} text={modalText.message}>
      {wanted && (
        <div className={styles.wanted}>
          <span className={classNames(styles.picture, tintOf(wanted.id))}>
            <Picture
              identifier={wanted.images[0]?.url ?? ''}
              alt={wanted.productName}
              width={56}
              height={56}
              sizes="56px"
            />
          </span>
          <p>
            <strong>{wantedText.title}</strong>
            <br />
            {wantedText.chosen(wanted.options, wanted.quantity)}
          </p>
        </div>
      )}
      {wish && <p className={styles.wish}>{wishText[wish.kind]}</p>}
      <Button onClick={login}>{loginText.login}</Button>
      <Button variant="outline" onClick={turnAway}>
        {modalText.cancel}
      </Button>
    </AlertDialog>
  );
}
