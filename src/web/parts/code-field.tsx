import { Field } from '#kit/form/field.tsx';
import { CODE_LENGTH } from '#modules/accounts/account.ts';
import { entryText } from '../account/text.ts';

/** One field for the whole code, so that it can be pasted and phones can fill it in from the message. */
export function CodeField({ hint }: { hint?: string }) {
  return (
    <Field
      label={entryText.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={'0'.repeat(CODE_LENGTH)}
      ltr
      hint={hint}
    />
  );
}
