import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import { kitText } from '../text.ts';
import styles from './field.module.css';
import { useFieldError } from './form-errors.ts';

/** The properties of every labelled control. */
export interface FieldFrameProps {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** The error and how to correct it, shown below the field, where the form's own sentence for it is not the one. */
  error?: string | null | undefined;
  /** Adds «(اختياري)» to the label. */
  optional?: boolean;
}

/** For the control itself, so that screen readers announce label, hint and error with it. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldFrameProps {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then the error or otherwise the hint. */
export function FieldFrame({ label, name, hint, error: own, optional, id, children }: Props) {
  const error = useFieldError(name, own);
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> {kitText.optional}</span>}
      </label>
      {children({
        id: controlId,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${controlId}-hint`} className="fine">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </p>
  );
}
