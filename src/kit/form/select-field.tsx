import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'name' | 'children'> {
  options: readonly Option[];
  /** The prompt, which has the empty value and cannot be chosen again. */
  placeholder?: string;
}

/** The platform's own list, because on a phone nothing is easier to use. */
export function SelectField({
  label,
  name,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} optional={optional} id={select.id}>
      {control => (
        <span className={styles.box}>
          <select {...select} {...control} className={styles.control}>
            {placeholder && (
              <option value="" disabled={!optional}>
                {placeholder}
              </option>
            )}
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.arrow} />
        </span>
      )}
    </FieldFrame>
  );
}
