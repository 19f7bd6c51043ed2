import { type KeyboardEvent, useState } from 'react';
import { formatCount, parseWhole } from '#platform/digits.ts';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import { kitText } from '../text.ts';
import { afterPress } from './after-press.ts';
import styles from './stepper.module.css';

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, if the page has more than one. */
  label?: string;
  /** The maximum available. */
  max?: number;
  size?: 'small' | 'medium';
}

/** A quantity from 1 on [CART-4]: + at the start, − at the end. Typing accepts both digit sets and is clamped. */
export function Stepper({
  value,
  onChange,
  label = kitText.quantity,
  max = 999,
  size = 'medium',
}: StepperProps) {
  const step = (by: number) => onChange(inRange(value + by, max));
  return (
    <fieldset aria-label={label} className={classNames(styles.stepper, size === 'small' && styles.small)}>
      <Step icon="plus" label={kitText.more} disabled={value >= max} onClick={() => step(1)} />
      <Typed value={value} label={label} onChange={typed => onChange(inRange(typed, max))} />
      <Step icon="minus" label={kitText.less} disabled={value <= 1} onClick={() => step(-1)} />
    </fieldset>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** Stays focusable at its end, so that the keyboard keeps its place. */
function Step({ icon, label, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

interface TypedProps {
  value: number;
  label: string;
  onChange: (value: number) => void;
}

/** Typed text stays as typed, and takes effect on leaving the field or pressing Enter. */
function Typed({ value, label, onChange }: TypedProps) {
  const [draft, setDraft] = useState<string>();
  const apply = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    onChange(parseWhole(draft) ?? value);
  };
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? formatCount(value)}
      onChange={event => setDraft(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={() => afterPress(apply)}
      onKeyDown={event => onEnter(event, apply)}
    />
  );
}

function onEnter(event: KeyboardEvent, apply: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  apply();
}

function inRange(quantity: number, max: number): number {
  return Math.max(1, Math.min(quantity, max));
}
