import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

/** Several lines of text; grows with its text if the browser can. */
export function TextAreaField({
  label,
  name,
  hint,
  error,
  optional,
  rows = 3,
  ...area
}: FieldFrameProps & Omit<ComponentProps<'textarea'>, 'name'>) {
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} optional={optional} id={area.id}>
      {control => (
        <span className={styles.box}>
          <textarea {...area} {...control} rows={rows} className={classNames(styles.control, styles.area)} />
        </span>
      )}
    </FieldFrame>
  );
}
