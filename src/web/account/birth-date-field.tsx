import { type FocusEvent, type FormEvent, useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import { Icon } from '#kit/icon.tsx';
import { isOfAge } from '#modules/accounts/account.ts';
import { readBirthDate, shapeBirthDate, showBirthDate } from '#modules/accounts/birth-date.ts';
import { fieldText } from '#modules/accounts/text.ts';
import styles from './birth-date-field.module.css';
import { entryText, signUpText } from './text.ts';

interface BirthDateFieldProps {
  name: string;
  error: string | undefined;
  /** Told on leaving the field what is wrong with it, or that nothing is. */
  onCheck: (error: string | undefined) => void;
}

/** Day, month and year typed in one line, in either digit set: a calendar is a long way back to 1998. */
export function BirthDateField({ name, error, onCheck }: BirthDateFieldProps) {
  const [text, setText] = useState('');
  const type = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart } = currentTarget;
    const deletes = (nativeEvent as InputEvent).inputType?.startsWith('delete');
    const atEnd = selectionStart === value.length;
    setText(deletes || !atEnd ? value : shapeBirthDate(value));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const day = readBirthDate(event.target.value);
    if (day) setText(showBirthDate(day));
    onCheck(wrongWith(event.target.value, day));
  };
  return (
    <Field
      label={entryText.birthDate}
      name={name}
      inputMode="numeric"
      autoComplete="bday"
      placeholder={signUpText.birthDatePlaceholder}
      hint={signUpText.birthDateHint}
      error={error}
      value={text}
      onInput={type}
      onChange={() => undefined}
      onBlur={leave}
      end={<Icon name="calendar" className={styles.icon} />}
    />
  );
}

/** An empty field is not scolded on the way through. */
function wrongWith(text: string, day: string | null): string | undefined {
  if (text.trim() === '') return undefined;
  if (day === null) return fieldText.birthDate;
  return isOfAge(day, new Date()) ? undefined : fieldText.underAge;
}
