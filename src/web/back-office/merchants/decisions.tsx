import { useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { Decision, MerchantFile } from '#modules/merchants/merchant-file.ts';
import { acceptMerchant } from '#modules/merchants/review.calls.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import styles from './detail.module.css';
import { type ReasonedEvent, ReasonSheet } from './reason-sheet.tsx';
import { DECISION_TEXT, merchantsText } from './text.ts';

interface DecisionsProps {
  file: MerchantFile;
  onChange: (file: MerchantFile) => void;
}

/** Possible decisions: only those that the server offers, and a waiting one with its reason. */
export function Decisions({ file, onChange }: DecisionsProps) {
  const [asked, setAsked] = useState<ReasonedEvent>();
  if (file.decisions.length === 0) return null;
  const isNew = file.decisions.some(({ event }) => event === 'rejected');
  const done = (next: MerchantFile) => {
    setAsked(undefined);
    onChange(next);
  };
  return (
    <footer className={styles.decisions}>
      {file.decisions.map(decision =>
        decision.event === 'accepted' ? (
          <Accept key="accepted" file={file} decision={decision} onChange={onChange} />
        ) : (
          <Choice key={decision.event} decision={decision} onChoose={setAsked} />
        ),
      )}
      {isNew && <p className={styles.quiet}>{merchantsText.acceptNote}</p>}
      {asked && (
        <ReasonSheet
          key={asked}
          asked={asked}
          merchant={file}
          onClose={() => setAsked(undefined)}
          onDone={done}
        />
      )}
    </footer>
  );
}

function Accept({ file, decision, onChange }: DecisionsProps & { decision: Decision }) {
  const id = useId();
  const action = useAction();
  const accept = () =>
    action.run(async () => {
      onChange(await api(acceptMerchant, { merchantId: file.id }));
      showToast(merchantsText.accepted);
    });
  return (
    <>
      <FormError message={action.message} />
      <Button
        icon="check"
        disabled={!decision.allowed}
        aria-describedby={decision.why ? id : undefined}
        onClick={accept}
        busy={action.busy ? merchantsText.working : undefined}
      >
        {merchantsText.accept}
      </Button>
      {decision.why && (
        <span id={id} className="fine">
          {decision.why}
        </span>
      )}
    </>
  );
}

function Choice({ decision, onChoose }: { decision: Decision; onChoose: (asked: ReasonedEvent) => void }) {
  const id = useId();
  const { event, allowed, why } = decision;
  if (!isAsked(event)) return null;
  const isGrave = event === 'rejected' || event === 'closed' || event === 'suspended';
  return (
    <>
      <Button
        variant={isGrave ? 'text' : 'outline'}
        className={isGrave ? styles.grave : undefined}
        disabled={!allowed}
        aria-describedby={why ? id : undefined}
        onClick={() => onChoose(event)}
      >
        {labelOf(event)}
      </Button>
      {why && (
        <span id={id} className="fine">
          {why}
        </span>
      )}
    </>
  );
}

function isAsked(event: Decision['event']): event is ReasonedEvent {
  return event in DECISION_TEXT || event === 'papers_asked' || event === 'rejected';
}

function labelOf(event: ReasonedEvent): string {
  if (event === 'papers_asked') return merchantsText.askPapers;
  return event === 'rejected' ? merchantsText.reject : DECISION_TEXT[event].label;
}
