import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { listDisputes, MOST_DISPUTES } from '#modules/payments/disputes.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import styles from '../parts/case.module.css';
import { NEXT_STEP, useNextStep } from '../parts/focus.ts';
import { EndedDisputes } from './ended-disputes.tsx';
import { NewDispute } from './new-dispute.tsx';
import { OpenDispute } from './open-dispute.tsx';
import { refundsText } from './text.ts';

/** Payments that a bank wants back, and a form to record a new one. */
export function Disputes() {
  const answer = useCall(listDisputes, {});
  const { place, onStepped } = useNextStep(bodyOf(answer), answer.reload);
  const [opening, setOpening] = useState(false);
  return (
    <section id="disputes" className={styles.panel} aria-label={refundsText.disputes}>
      <h2>{refundsText.disputes}</h2>
      <div ref={place} className={styles.page}>
        <Answered answer={answer}>
          {({ disputes, ended }) => (
            <>
              {disputes.length === 0 && <p className="muted">{refundsText.noDisputes}</p>}
              {disputes.map(dispute => (
                <OpenDispute key={dispute.id} dispute={dispute} onDone={onStepped} />
              ))}
              {disputes.length === MOST_DISPUTES && <p>{refundsText.oldestDisputes(MOST_DISPUTES)}</p>}
              <EndedDisputes ended={ended} />
            </>
          )}
        </Answered>
        <div className="cluster">
          <Button {...NEXT_STEP} size="small" variant="outline" onClick={() => setOpening(true)}>
            {refundsText.openDispute}
          </Button>
        </div>
      </div>
      {opening && <NewDispute onClose={() => setOpening(false)} onDone={answer.reload} />}
    </section>
  );
}
