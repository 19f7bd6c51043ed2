import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'name'> {
  /** For phone, e-mail and code: written left to right, aligned to the start side. */
  ltr?: boolean;
  /** Inside the field at its end: a unit, a button. */
  end?: ReactNode;
}

/** One line of text with its label. Other input properties are passed on. */
export function Field({ label, name, hint, error, optional, ltr, end, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} optional={optional} id={input.id}>
      {control => (
        <span className={classNames(styles.box, className)}>
          <input
            {...input}
            {...control}
            dir={ltr ? 'ltr' : undefined}
            className={classNames(styles.control, ltr && styles.ltr)}
          />
          {end}
        </span>
      )}
    </FieldFrame>
  );
}
