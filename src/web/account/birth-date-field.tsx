import type { FocusEvent, FormEvent } from 'react';
import { afterPress } from '#kit/form/after-press.ts';
import { Field } from '#kit/form/field.tsx';
import { useFormErrors } from '#kit/form/form-errors.ts';
import { Icon } from '#kit/icon.tsx';
import { isOfAge } from '#modules/accounts/account.ts';
import { readBirthDate, shapeBirthDate, showBirthDate } from '#modules/accounts/birth-date.ts';
import { fieldText } from '#modules/accounts/text.ts';
import styles from './birth-date-field.module.css';
import { entryText, signUpText } from './text.ts';

interface BirthDateFieldProps {
  name: string;
  /** On leaving the field, says what is wrong with it, or that nothing is. */
  onCheck: (error: string | undefined) => void;
}

/**
 * Day, month and year typed in one line, in either digit set, because a calendar is a long way back to 1998. The text
 * belongs to the input itself, so text typed before the script loads stays.
 */
export function BirthDateField({ name, onCheck }: BirthDateFieldProps) {
  const wrong = useFormErrors()[name];
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const day = readBirthDate(target.value);
    if (day) target.value = showBirthDate(day);
    afterPress(() => onCheck(wrongWith(target.value, day)));
  };
  return (
    <Field
      label={entryText.birthDate}
      name={name}
      inputMode="numeric"
      autoComplete="bday"
      placeholder={signUpText.birthDatePlaceholder}
      // What is wrong takes the hint's line: the button below stays where a finger is already on its way to.
      hint={wrong ? undefined : signUpText.birthDateHint}
      onInput={shapeWhatIsTyped}
      onBlur={leave}
      end={<Icon name="calendar" className={styles.icon} />}
    />
  );
}

/** Only at the end of the text: a correction in the middle must not move the caret. */
function shapeWhatIsTyped({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const { value, selectionStart } = currentTarget;
  const deletes = (nativeEvent as InputEvent).inputType?.startsWith('delete');
  if (!deletes && selectionStart === value.length) currentTarget.value = shapeBirthDate(value);
}

/** An empty field is not criticised in passing. */
function wrongWith(text: string, day: string | null): string | undefined {
  if (text.trim() === '') return undefined;
  if (day === null) return fieldText.birthDate;
  return isOfAge(day, new Date()) ? undefined : fieldText.underAge;
}
