import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import styles from './choice.module.css';
import { FieldError } from './field-frame.tsx';
import { useFieldError } from './form-errors.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May contain links; the rest of it ticks the box. */
  label: ReactNode;
  error?: string | null | undefined;
  /** At the end of the row: a count. */
  end?: ReactNode;
}

/** One checkbox, in a row of 44 px. */
export function Checkbox({ label, error: own, end, ...input }: CheckboxProps) {
  const error = useFieldError(input.name, own);
  const errorId = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...input}
            type="checkbox"
          />
          <Icon name="check" size={15} strokeWidth={3} />
        </span>
        <span className={styles.words}>{label}</span>
        {end}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
