import { useEffect, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { sendEntryCode } from '#modules/accounts/calls.ts';
import { formatMobile } from '#platform/phone.ts';
import { CodeForm } from '../../account/code-form.tsx';
import { withDeviceKey } from '../../account/device-key.ts';
import { PasskeyButton } from '../../account/passkey-button.tsx';
import { PasswordSteps } from '../../account/password-form.tsx';
import { entryText, forgotText } from '../../account/text.ts';
import { api } from '../../data/api.ts';
import type { EndedSession, Outcome } from '../../data/repeat-call.ts';
import { currentSession, subscribeToSession } from '../../data/session.ts';
import { useAction } from '../../data/use-action.ts';
import { PAUSE_SECONDS, secondsToWait } from '../../parts/security/resend-button.tsx';
import { modalText } from '../text.ts';
import styles from './sign-in-again.module.css';
import { signInAgainText as text } from './sign-in-again.text.ts';

/** The dialog over a page whose session has ended. */
export function signInAgainDialog({ end }: EndedSession) {
  return function Dialog({ onClose }: { onClose: () => void }) {
    const close = (outcome: Outcome) => {
      onClose();
      end(outcome);
    };
    return <SignInAgain onClose={close} />;
  };
}

/** By the account's own mobile or by its password. Whoever signs in otherwise, such as in another tab, is back too. */
function SignInAgain({ onClose }: { onClose: EndedSession['end'] }) {
  const [{ account }] = useState(currentSession);
  const [way, setWay] = useState<Way>(account?.role === 'user' ? 'code' : 'password');
  useEffect(
    () =>
      subscribeToSession(() =>
        onClose(currentSession().account?.id === account?.id ? 'back' : 'turned away'),
      ),
    [account, onClose],
  );
  useEffect(() => {
    if (!account) onClose('turned away');
  }, [account, onClose]);
  if (!account) return null;
  const { mobile, email } = account;
  const name = way === 'code' || email === '' ? mobile : email;
  const other: Way = way === 'code' ? 'password' : 'code';
  return (
    <AlertDialog
      open
      onClose={() => onClose('turned away')}
      icon="log-in"
      title={text.title}
      text={text.about(name.startsWith('+') ? formatMobile(name) : name)}
    >
      <div key={way} className={styles.way}>
        {way === 'code' ? (
          <ByCode mobile={mobile} />
        ) : (
          <PasswordSteps identifier={name} to="/forgot-password" target="_blank" />
        )}
      </div>
      <PasskeyButton />
      <Button variant="text" block onClick={() => setWay(other)}>
        {WAYS[other]}
      </Button>
      <Button variant="text" block onClick={() => onClose('turned away')}>
        {modalText.cancel}
      </Button>
    </AlertDialog>
  );
}

type Way = 'code' | 'password';
const WAYS: Record<Way, string> = { code: entryText.byCode, password: entryText.byPassword };

function ByCode({ mobile }: { mobile: string }) {
  const [wait, setWait] = useState<number>();
  const action = useAction();
  async function send() {
    const refusal = await action.run(() => api(sendEntryCode, withDeviceKey({ mobile })));
    const seconds = refusal ? secondsToWait(refusal) : PAUSE_SECONDS;
    // Requested a moment ago: the code is on its way.
    if (seconds > 0 && seconds <= PAUSE_SECONDS) setWait(seconds);
  }
  if (wait !== undefined) return <CodeForm request={{ mobile, wait }} />;
  return (
    <>
      <FormError message={action.message} />
      <Button size="large" block onClick={send} busy={action.busy ? forgotText.sending : undefined}>
        {entryText.sendCode}
      </Button>
    </>
  );
}
