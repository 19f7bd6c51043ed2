import { Button } from '#kit/button.tsx';
import { confirmIdentity } from '#modules/accounts/calls.ts';
import { confirmByPasskey } from '#modules/accounts/passkeys.calls.ts';
import { api } from '../../../data/api.ts';
import { canUsePasskeys, signByPasskey } from '../../../data/passkey.ts';
import { useAction } from '../../../data/use-action.ts';
import { useCallForm } from '../../../data/use-call-form.ts';
import { OwnerProof } from '../../../parts/security/owner-proof.tsx';
import {
  SecondCodeField,
  useSecondStep,
  withoutEmptyCode,
} from '../../../parts/security/second-code-field.tsx';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { confirmIdentityText as text } from './confirm-identity.text.ts';

interface ConfirmIdentityProps {
  onClose: () => void;
  /** What was refused may be asked for again. */
  onConfirmed: () => void;
}

/** Asks for the password, and the second factor if there is one, before what a stolen session must not do. */
export function ConfirmIdentity({ onClose, onConfirmed }: ConfirmIdentityProps) {
  const second = useSecondStep();
  const form = useCallForm(confirmIdentity, {
    read: withoutEmptyCode,
    onDone: onConfirmed,
    onRefused: second.onRefused,
  });
  const passkey = useAction();
  const byPasskey = () =>
    passkey.run(async () => {
      const signed = await signByPasskey();
      if (!signed) return;
      await api(confirmByPasskey, signed);
      onConfirmed();
    });
  const message = second.step === 'asked' ? undefined : (form.message ?? passkey.message);
  return (
    <FormDialog
      form={{ ...form, message }}
      icon="shield-check"
      title={text.title}
      text={text.why}
      submit={text.confirm}
      onClose={onClose}
    >
      <OwnerProof />
      {canUsePasskeys() && (
        <Button variant="text" onClick={byPasskey}>
          {text.byPasskey}
        </Button>
      )}
      {second.isShown && <SecondCodeField />}
    </FormDialog>
  );
}
