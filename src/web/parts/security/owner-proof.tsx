import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { useFormErrors } from '#kit/form/form-errors.ts';
import { PasswordField } from '#kit/form/password-field.tsx';
import { sendOwnerCode } from '#modules/accounts/calls.ts';
import { entryText, forgotText, profileText, verifyText } from '../../account/text.ts';
import { api } from '../../data/api.ts';
import { useSession } from '../../data/session.ts';
import { useAction } from '../../data/use-action.ts';
import { PAUSE_SECONDS, ResendButton, secondsToWait } from './resend-button.tsx';
import styles from './verify-mobile.module.css';

interface OwnerProofProps {
  /** The password's field. */
  name?: string;
  hint?: string;
}

/** What an owner proves the account by: the password, or a code to the mobile if it has none. */
export function OwnerProof({ name = 'password', hint }: OwnerProofProps) {
  const { account } = useSession();
  if (account?.hasPassword === false) return <OwnerCode />;
  return (
    <PasswordField
      label={profileText.currentPassword}
      name={name}
      autoComplete="current-password"
      hint={hint}
    />
  );
}

function OwnerCode() {
  const { ownerCode } = useFormErrors();
  const [wait, setWait] = useState<number>();
  const action = useAction();
  async function send() {
    const refusal = await action.run(() => api(sendOwnerCode, {}));
    const seconds = refusal ? secondsToWait(refusal) : PAUSE_SECONDS;
    if (seconds > 0 && seconds <= PAUSE_SECONDS) setWait(seconds);
  }
  if (wait === undefined)
    return (
      <div className={styles.form}>
        <p>{profileText.ownerCodeAbout}</p>
        <FormError message={action.message ?? ownerCode} />
        <Button variant="outline" onClick={send} busy={action.busy ? forgotText.sending : undefined}>
          {verifyText.send}
        </Button>
      </div>
    );
  return (
    <>
      <Field label={entryText.code} name="ownerCode" inputMode="numeric" autoComplete="one-time-code" ltr />
      <ResendButton send={() => api(sendOwnerCode, {})} wait={wait} />
    </>
  );
}
