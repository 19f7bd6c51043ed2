import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import type { ShopPerformance } from '#modules/reviews/performance.calls.ts';
import { MEASURES, standingOf, TARGETS } from '#modules/reviews/performance.ts';
import { WARNING_MEANINGS, WARNING_NAMES } from '#modules/reviews/warning.text.ts';
import { LONGEST_WARNING } from '#modules/reviews/warning.ts';
import { warnMerchant } from '#modules/reviews/warnings.calls.ts';
import panels from '../../panel.module.css';
import { CallDialog } from '../form-dialog/call-dialog.tsx';
import { formatMeasure, MEASURE_NAMES, merchantsPerformanceText as text } from './text.ts';

interface WarningProps {
  shop: ShopPerformance;
  onChanged: () => void;
}

/** Where a shop stands on the ladder, and its next step once the time to mend is over. */
export function Warning({ shop, onChanged }: WarningProps) {
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => Date.now());
  const { merchantId, name, warning, next } = shop;
  const isEarly = Date.parse(next.from) > now;
  return (
    <span className={panels.words}>
      {warning && <Pill tone="warn">{text.warned(WARNING_NAMES[warning.step], warning.sentAt)}</Pill>}
      {isEarly ? (
        <span className="fine">{text.from(next.from)}</span>
      ) : (
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {WARNING_NAMES[next.step]}
        </Button>
      )}
      {isOpen && (
        <CallDialog
          call={warnMerchant}
          read={({ body }) => ({ merchantId, step: next.step, body })}
          done={text.sent}
          onChanged={onChanged}
          icon="megaphone"
          title={text.warnTitle(WARNING_NAMES[next.step], name)}
          text={WARNING_MEANINGS[next.step]}
          submit={text.send}
          onClose={() => setOpen(false)}
        >
          <TextAreaField
            label={text.message}
            name="body"
            hint={text.messageHint}
            rows={5}
            maxLength={LONGEST_WARNING}
            defaultValue={whatIsBeyond(shop)}
          />
        </CallDialog>
      )}
    </span>
  );
}

/** The measures beyond their limits, as a beginning of the message. */
function whatIsBeyond({ measures }: ShopPerformance): string {
  return MEASURES.flatMap(measure => {
    const value = measures[measure];
    if (value === null || standingOf(measure, value) !== 'beyond') return [];
    const limit = formatMeasure(measure, TARGETS[measure].limit);
    return [text.beyond(MEASURE_NAMES[measure], formatMeasure(measure, value), limit)];
  }).join('\n');
}
