import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { PAPER_NAMES } from '#modules/merchants/application.text.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import type { StaffEvent } from '#modules/merchants/merchant-status.ts';
import { PAPER_KINDS, type PaperKind } from '#modules/merchants/papers.ts';
import { askForPapers, changeMerchantStatus, rejectMerchant } from '#modules/merchants/review.calls.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import styles from './detail.module.css';
import { DECISION_TEXT, merchantsText } from './text.ts';

/** A decision with a reason that the merchant reads. */
export type Asked = StaffEvent | 'papers_asked' | 'rejected';

interface ReasonDrawerProps {
  asked: Asked | undefined;
  merchantId: number;
  onClose: () => void;
  onDone: (file: MerchantFile) => void;
}

export function ReasonDrawer({ asked, merchantId, onClose, onDone }: ReasonDrawerProps) {
  const [papers, setPapers] = useState<readonly PaperKind[]>([]);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const action = useAction();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!asked) return;
    const refusal = await action.run(async () =>
      onDone(await decide(asked, { merchantId, reason, papers: [...papers] })),
    );
    setErrors(refusal?.details.fields ?? {});
  };
  return (
    <Drawer open={asked !== undefined} onClose={onClose} title={asked ? titleOf(asked) : ''}>
      <form className={styles.reason} onSubmit={send} method="post" noValidate>
        {asked && asked in DECISION_TEXT && (
          <Note tone="warn">{DECISION_TEXT[asked as StaffEvent].about}</Note>
        )}
        {asked === 'papers_asked' && (
          <PaperChoice chosen={papers} onChange={setPapers} error={errors['papers']} />
        )}
        <TextAreaField
          name="reason"
          label={merchantsText.why}
          value={reason}
          onChange={event => setReason(event.target.value)}
          error={errors['reason']}
        />
        <FormError message={Object.keys(errors).length > 0 ? undefined : action.message} />
        <div className={styles.buttons}>
          <Button type="submit" busy={action.busy ? merchantsText.working : undefined}>
            {asked ? titleOf(asked) : ''}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {merchantsText.cancel}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

function titleOf(asked: Asked): string {
  if (asked === 'papers_asked') return merchantsText.askPapers;
  return asked === 'rejected' ? merchantsText.reject : DECISION_TEXT[asked].label;
}

interface Decided {
  merchantId: number;
  reason: string;
  papers: PaperKind[];
}

function decide(asked: Asked, { papers, ...decided }: Decided): Promise<MerchantFile> {
  if (asked === 'papers_asked') return api(askForPapers, { ...decided, papers });
  if (asked === 'rejected') return api(rejectMerchant, decided);
  return api(changeMerchantStatus, { ...decided, event: asked });
}

interface PaperChoiceProps {
  chosen: readonly PaperKind[];
  onChange: (papers: readonly PaperKind[]) => void;
  error: string | undefined;
}

function PaperChoice({ chosen, onChange, error }: PaperChoiceProps) {
  const toggle = (kind: PaperKind) =>
    onChange(chosen.includes(kind) ? chosen.filter(each => each !== kind) : [...chosen, kind]);
  return (
    <fieldset className={styles.choice} aria-describedby={error ? 'papers-error' : undefined}>
      <legend>{merchantsText.whichPapers}</legend>
      {PAPER_KINDS.map(kind => (
        <Checkbox
          key={kind}
          label={PAPER_NAMES[kind]}
          checked={chosen.includes(kind)}
          onChange={() => toggle(kind)}
        />
      ))}
      {error && <FieldError id="papers-error">{error}</FieldError>}
    </fieldset>
  );
}
