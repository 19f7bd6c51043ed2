import { useId } from 'react';
import { FieldError } from './field-frame.tsx';
import { useFieldError } from './form-errors.ts';
import styles from './star-field.module.css';

interface StarFieldProps {
  label: string;
  name: string;
  /** 0: none yet. */
  value: number;
  onChange: (stars: number) => void;
  /** What a number of stars is called, for the eye and for screen readers. */
  nameOf: (stars: number) => string;
}

/** One to five stars, as five radio buttons. */
export function StarField({ label, name, value, onChange, nameOf }: StarFieldProps) {
  const error = useFieldError(name, undefined);
  const errorId = useId();
  return (
    // A form leads the focus to what is wrong in it.
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      className={styles.field}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map(stars => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              aria-label={nameOf(stars)}
              onChange={() => onChange(stars)}
            />
            <span />
          </label>
        ))}
      </div>
      <span className={styles.word} aria-hidden="true">
        {value > 0 && nameOf(value)}
      </span>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
