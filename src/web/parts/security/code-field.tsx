import { type FormEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '#kit/class-names.ts';
import { FieldFrame } from '#kit/form/field-frame.tsx';
import { useFormErrors } from '#kit/form/form-errors.ts';
import { CODE_LENGTH } from '#modules/accounts/account.ts';
import { asciiDigits } from '#platform/digits.ts';
import { entryText } from '../../account/text.ts';
import styles from './code-field.module.css';

interface CodeFieldProps {
  hint?: string;
  /** `whole`: the code is all that its form asks for, and the last digit sends it. */
  sends?: 'whole' | 'button';
  /** `arrival`: it is there when the page is, whose heading has the focus then. */
  appears?: 'press' | 'arrival';
}

/**
 * One field for the whole code, drawn as a box for each digit, so that it can be pasted and phones can fill it in from the
 * message. It takes both digit sets, and leaves out what a message has around the digits. It takes the focus when a press
 * makes it appear: whoever asked for a code types it next, and the button they pressed is often gone.
 */
export function CodeField({ hint, sends = 'button', appears = 'press' }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(0);
  const { code: wrong } = useFormErrors();
  useEffect(() => {
    if (appears === 'press') field.current?.focus();
  }, [appears]);
  // The next code is typed over the wrong one.
  useEffect(() => {
    if (wrong) field.current?.select();
  }, [wrong]);
  const read = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const digits = takeDigits(input);
    setTyped(digits);
    if (digits === CODE_LENGTH && sends === 'whole') input.form?.requestSubmit();
  };
  return (
    <FieldFrame label={entryText.code} name="code" hint={hint}>
      {control => (
        <span className={styles.digits} dir="ltr">
          {Array.from({ length: CODE_LENGTH }, (_, at) => {
            const isHere = at === Math.min(typed, CODE_LENGTH - 1);
            // Six boxes that never change their places.
            // oxlint-disable-next-line react/no-array-index-key
            return <span key={at} className={classNames(styles.box, isHere && styles.here)} />;
          })}
          <span className={styles.pane}>
            <input
              {...control}
              ref={field}
              className={styles.input}
              inputMode="numeric"
              autoComplete="one-time-code"
              onInput={read}
            />
          </span>
          {/* What the last digit has sent comes back without the focus moving, which would announce it. */}
          <output className="visually-hidden">{wrong}</output>
        </span>
      )}
    </FieldFrame>
  );
}

/** Leaves the digits alone in the field, and says how many. */
function takeDigits(input: HTMLInputElement): number {
  const { value, selectionStart } = input;
  const digits = asciiDigits(value).replace(/\D/g, '').slice(0, CODE_LENGTH);
  if (digits !== value) {
    input.value = digits;
    if (digits.length === value.length) input.setSelectionRange(selectionStart, selectionStart);
  }
  return digits.length;
}
