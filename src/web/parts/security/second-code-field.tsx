import { useEffect, useRef, useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import type { Refusal } from '#platform/refusal.ts';
import { secondStepText } from '../../account/text.ts';
import type { Fields } from '../../data/use-call-form.ts';

/**
 * A code of the authenticator app, or a recovery code. It takes the focus when it appears, because it is what the form
 * now asks for.
 */
export function SecondCodeField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Field
      ref={field}
      label={secondStepText.code}
      name="secondCode"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      ltr
      hint={secondStepText.hint}
    />
  );
}

/** Whether a form asks for the second factor: once the server has, and its first request is no error. */
export function useSecondStep() {
  const [step, setStep] = useState<'none' | 'asked' | 'given'>('none');
  return {
    step,
    isShown: step !== 'none',
    onRefused: ({ code }: Refusal) =>
      setStep(now => {
        // Asked for once more: it was left empty.
        if (code === 'second_code_needed') return now === 'none' ? 'asked' : 'given';
        return now === 'asked' ? 'given' : now;
      }),
    leave: () => setStep('none'),
  };
}

/** A code that was not asked for yet is undefined, not empty. */
export function withoutEmptyCode({ secondCode, ...fields }: Fields): object {
  return secondCode ? { ...fields, secondCode } : fields;
}
