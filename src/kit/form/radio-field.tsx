import { Fragment, type ReactNode, useId } from 'react';
import choice from './choice.module.css';
import { FieldError, type FieldFrameProps } from './field-frame.tsx';
import { useFieldError } from './form-errors.ts';
import styles from './radio-field.module.css';

interface RadioOption {
  value: string;
  label: string;
  /** What the choice asks further, below its row while it is chosen. */
  more?: ReactNode;
}

interface RadioFieldProps extends FieldFrameProps {
  options: readonly RadioOption[];
  value: string;
  onChoose: (value: string) => void;
}

/** One of a few choices that are read before one is taken: a press each, where a list would take two on a phone. */
export function RadioField({ label, name, hint, error: own, options, value, onChoose }: RadioFieldProps) {
  const error = useFieldError(name, own);
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // A form leads the focus to what is wrong in it.
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      className={styles.field}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend>{label}</legend>
      <div className={styles.list}>
        {options.map(option => (
          <Fragment key={option.value}>
            <label className={styles.row}>
              <span className={choice.radio}>
                <input
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChoose(option.value)}
                />
              </span>
              <span className={choice.words}>{option.label}</span>
            </label>
            {option.value === value && option.more && <div className={styles.more}>{option.more}</div>}
          </Fragment>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="fine">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
