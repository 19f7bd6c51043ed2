import { useEffect, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { confirmIdentity } from '#modules/accounts/calls.ts';
import { channelText } from '#modules/refunds/text.ts';
import { CallForm } from '../../../data/call-form.tsx';
import { useCallForm } from '../../../data/use-call-form.ts';
import { OwnerProof } from '../../../parts/security/owner-proof.tsx';
import {
  SecondCodeField,
  useSecondStep,
  withoutEmptyCode,
} from '../../../parts/security/second-code-field.tsx';
import actions from '../actions.module.css';

/** Asks for the password, or a code, and the second factor if there is one; what was asked for before follows. */
export function ProveOwner({ onProved }: { onProved: () => Promise<void> }) {
  const heading = useRef<HTMLElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => heading.current?.focus(), []);
  const second = useSecondStep();
  const form = useCallForm(confirmIdentity, {
    read: withoutEmptyCode,
    onDone: onProved,
    onRefused: second.onRefused,
  });
  return (
    <CallForm form={form} className={actions.form} aria-label={channelText.prove}>
      <p>
        <strong ref={heading} tabIndex={-1}>
          {channelText.prove}
        </strong>
      </p>
      <p className={actions.quiet}>{channelText.proveWhy}</p>
      <FormError message={second.step === 'asked' ? undefined : form.message} />
      <OwnerProof />
      {second.isShown && <SecondCodeField />}
      <Button type="submit" busy={form.busy ? channelText.saving : undefined}>
        {channelText.proved}
      </Button>
    </CallForm>
  );
}
