import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { sendOwnerCode } from '#modules/accounts/calls.ts';
import { entryText, forgotText, profileText, verifyText } from '../../account/text.ts';
import { api } from '../../data/api.ts';
import { useSession } from '../../data/session.ts';
import { useAction } from '../../data/use-action.ts';
import { type Fields } from '../../data/use-call-form.ts';
import { PAUSE_SECONDS, ResendButton, secondsToWait } from '../resend-button.tsx';
import styles from '../verify-mobile.module.css';

interface OwnerProofProps {
  errors: Fields;
  /** The password's field. */
  name?: string;
  hint?: string;
}

/** What an owner proves the account by: the password, or a code to the mobile if it has none. */
export function OwnerProof({ errors, name = 'password', hint }: OwnerProofProps) {
  const { account } = useSession();
  if (account?.hasPassword === false) return <OwnerCode error={errors['ownerCode']} />;
  return (
    <PasswordField
      label={profileText.currentPassword}
      name={name}
      autoComplete="current-password"
      hint={hint}
      error={errors[name]}
    />
  );
}

function OwnerCode({ error }: { error: string | undefined }) {
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
        <FormError message={action.message ?? error} />
        <Button variant="outline" onClick={send} busy={action.busy ? forgotText.sending : undefined}>
          {verifyText.send}
        </Button>
      </div>
    );
  return (
    <>
      <Field
        label={entryText.code}
        name="ownerCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        ltr
        error={error}
      />
      <ResendButton send={() => api(sendOwnerCode, {})} wait={wait} />
    </>
  );
}
