import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { sendMobileCode, verifyMobile } from '#modules/accounts/calls.ts';
import { formatMobile } from '#platform/phone.ts';
import { forgotText, verifyText } from '../../account/text.ts';
import { api } from '../../data/api.ts';
import { CallForm } from '../../data/call-form.tsx';
import { updateAccount } from '../../data/session.ts';
import { useAction } from '../../data/use-action.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { CodeField } from './code-field.tsx';
import { PAUSE_SECONDS, ResendButton, secondsToWait } from './resend-button.tsx';
import styles from './verify-mobile.module.css';

interface VerifyMobileProps {
  /** As it is stored, `+201…`. */
  mobile: string;
  /** Seconds until another code can be requested; at first the whole pause. */
  wait?: number;
  onVerified?: () => void;
}

/** Asks for the code that was sent to the account's mobile, and can send another one. */
export function VerifyMobile({ mobile, wait, onVerified }: VerifyMobileProps) {
  const form = useCallForm(verifyMobile, {
    onDone() {
      showToast(verifyText.done);
      updateAccount({ mobileVerified: true });
      onVerified?.();
    },
  });
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <CodeField hint={mobile && verifyText.sentTo(formatMobile(mobile))} sends="whole" />
      <Button type="submit" size="large" block busy={form.busy ? verifyText.confirming : undefined}>
        {verifyText.confirm}
      </Button>
      <ResendButton send={() => api(sendMobileCode, {})} wait={wait} />
    </CallForm>
  );
}

/** The same if it is unknown whether a code was sent: the person requests it first. */
export function AskForMobileCode({ mobile, onVerified }: Omit<VerifyMobileProps, 'wait'>) {
  const [wait, setWait] = useState<number>();
  const action = useAction();
  async function send() {
    const refusal = await action.run(() => api(sendMobileCode, {}));
    const seconds = refusal ? secondsToWait(refusal) : PAUSE_SECONDS;
    // A shorter wait than the pause means that a code is already on its way.
    if (seconds > 0 && seconds <= PAUSE_SECONDS) setWait(seconds);
  }
  if (wait !== undefined) return <VerifyMobile mobile={mobile} wait={wait} onVerified={onVerified} />;
  return (
    <div className={styles.form}>
      <FormError message={action.message} />
      <Button onClick={send} busy={action.busy ? forgotText.sending : undefined}>
        {verifyText.send}
      </Button>
    </div>
  );
}
