import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { inspectReturn } from '#modules/returns/back-office.calls.ts';
import type { ShownReturn } from '#modules/returns/case-view.ts';
import { returnText } from '#modules/returns/text.ts';
import { parseWhole } from '#platform/digits.ts';
import { api } from '../../data/api.ts';
import styles from '../parts/case.module.css';
import { NEXT_STEP } from '../parts/focus.ts';
import { caseText } from './text.ts';

interface InspectFormProps {
  it: ShownReturn;
  busy: boolean;
  onTake: (step: () => Promise<unknown>) => Promise<unknown>;
}

const KINDS = ['sellable', 'damaged', 'wrongItem'] as const;
type Kind = (typeof KINDS)[number];
type Counts = Readonly<Record<string, string>>;

/** Each unit that arrived is inspected; it can be saved once the sums are right. */
export function InspectForm({ it, busy, onTake }: InspectFormProps) {
  const [counts, setCounts] = useState<Counts>(() => (it.payer === 'merchant' ? {} : asGood(it)));
  const countOf = (lineId: number, kind: Kind) => parseWhole(counts[`${lineId} ${kind}`] || '0') ?? -1;
  const found = it.lines.map(({ lineId }) => ({
    lineId,
    sellable: countOf(lineId, 'sellable'),
    damaged: countOf(lineId, 'damaged'),
    wrongItem: countOf(lineId, 'wrongItem'),
  }));
  const isRight = it.lines.every((line, at) => {
    const { sellable = 0, damaged = 0, wrongItem = 0 } = found[at] ?? {};
    return Math.min(sellable, damaged, wrongItem) >= 0 && sellable + damaged + wrongItem === line.received;
  });
  return (
    <div className={styles.form}>
      {it.lines.map(line => (
        <LineCounts key={line.lineId} line={line} counts={counts} onChange={setCounts} />
      ))}
      <p className="muted">{caseText.inspectHint}</p>
      <div className="cluster">
        <Button
          {...NEXT_STEP}
          size="small"
          disabled={!isRight}
          busy={busy ? caseText.working : undefined}
          onClick={() => onTake(() => api(inspectReturn, { returnId: it.id, found }))}
        >
          {caseText.inspect}
        </Button>
      </div>
    </div>
  );
}

/**
 * What came back by the buyer's change of mind is mostly as good as new. Of what is said to be faulty nothing is filled
 * in: one press would put on sale what nobody has looked at.
 */
const asGood = ({ lines }: ShownReturn): Counts =>
  Object.fromEntries(lines.map(line => [`${line.lineId} sellable`, String(line.received ?? 0)]));

interface LineCountsProps {
  line: InspectFormProps['it']['lines'][number];
  counts: Counts;
  onChange: (counts: Counts) => void;
}

function LineCounts({ line, counts, onChange }: LineCountsProps) {
  return (
    <fieldset className={styles.form}>
      <legend>
        <bdi dir="rtl">{line.title}</bdi>{' '}
        <span className="muted">{returnText.quantity(line.received ?? 0)}</span>
      </legend>
      <div className={styles.checked}>
        {KINDS.map(kind => (
          <Field
            key={kind}
            label={caseText[kind]}
            name={`${line.lineId} ${kind}`}
            inputMode="numeric"
            value={counts[`${line.lineId} ${kind}`] ?? ''}
            onChange={event => onChange({ ...counts, [`${line.lineId} ${kind}`]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
