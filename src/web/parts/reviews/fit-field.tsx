import { useId } from 'react';
import { Chip } from '#kit/display/chip.tsx';
import { FITS, type Fit } from '#modules/reviews/review.ts';
import { FIT_LABELS, writingText } from '#modules/reviews/text.ts';
import styles from './review-sheet.module.css';

interface FitFieldProps {
  fit: Fit | null;
  onChange: (fit: Fit | null) => void;
}

/** How what is worn compares with the buyer's usual size. Nobody has to say it, so a second press takes it back. */
export function FitField({ fit, onChange }: FitFieldProps) {
  const label = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, and these are buttons
    <div role="group" aria-labelledby={label} className={styles.fit}>
      <p id={label}>{writingText.fit}</p>
      {FITS.map(value => (
        <Chip key={value} pressed={fit === value} onClick={() => onChange(fit === value ? null : value)}>
          {FIT_LABELS[value]}
        </Chip>
      ))}
    </div>
  );
}
