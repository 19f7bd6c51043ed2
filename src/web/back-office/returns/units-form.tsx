import { type ReactNode, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { parseWhole } from '#platform/digits.ts';
import styles from '../parts/case.module.css';
import { NEXT_STEP } from '../parts/focus.ts';
import { caseText } from './text.ts';

export interface CountedLine {
  lineId: number;
  title: string;
  most: number;
}

export type Counted = { lineId: number; quantity: number }[];

interface UnitsFormProps {
  label: string;
  lines: readonly CountedLine[];
  /** Whether this number of units, with `most` over all lines, may be sent. */
  fits: (sum: number, most: number) => boolean;
  busy: boolean;
  /** Disables the button whatever the units are. */
  blocked?: boolean | undefined;
  onTake: (units: Counted) => Promise<unknown>;
  children: ReactNode;
}

/** Units of each line, at first all of them, and one button. */
export function UnitsForm({ label, lines, fits, busy, blocked, onTake, children }: UnitsFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const counted = lines.map(({ lineId, most }) => ({
    lineId,
    most,
    quantity: parseWhole(typed[lineId] ?? String(most)) ?? -1,
  }));
  const sum = (of: 'quantity' | 'most') => counted.reduce((all, line) => all + line[of], 0);
  const isRight =
    counted.every(({ quantity, most }) => quantity >= 0 && quantity <= most) &&
    fits(sum('quantity'), sum('most'));
  return (
    <fieldset className={styles.form}>
      <legend>{label}</legend>
      {lines.map(({ lineId, title, most }) => (
        <Field
          key={lineId}
          label={<bdi dir="rtl">{title}</bdi>}
          name={`${label} ${lineId}`}
          hint={caseText.most(most)}
          inputMode="numeric"
          value={typed[lineId] ?? String(most)}
          onChange={event => setTyped({ ...typed, [lineId]: event.target.value })}
        />
      ))}
      <div className="cluster">
        <Button
          {...NEXT_STEP}
          size="small"
          disabled={!isRight || blocked}
          busy={busy ? caseText.working : undefined}
          onClick={() => onTake(counted.map(({ lineId, quantity }) => ({ lineId, quantity })))}
        >
          {children}
        </Button>
      </div>
    </fieldset>
  );
}
