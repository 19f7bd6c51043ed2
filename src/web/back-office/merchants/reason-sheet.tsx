import { useState } from 'react';
import { Note } from '#kit/display/note.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { PAPER_NAMES } from '#modules/merchants/application.text.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import type { StaffEvent } from '#modules/merchants/merchant-status.ts';
import { PAPER_KINDS, type PaperKind } from '#modules/merchants/papers.ts';
import { askForPapers, changeMerchantStatus, rejectMerchant } from '#modules/merchants/review.calls.ts';
import { FormSheet } from '../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import styles from './detail.module.css';
import { DECISION_TEXT, merchantsText } from './text.ts';

/** A decision with a reason that the merchant reads. */
export type ReasonedEvent = StaffEvent | 'papers_asked' | 'rejected';

interface ReasonSheetProps {
  asked: ReasonedEvent;
  merchant: Pick<MerchantFile, 'id' | 'nameAr'>;
  onClose: () => void;
  onDone: (file: MerchantFile) => void;
}

export function ReasonSheet({ asked, merchant, onClose, onDone }: ReasonSheetProps) {
  const [papers, setPapers] = useState<readonly PaperKind[]>([]);
  const form = useDialogForm(callOf(asked), {
    read: ({ reason }) => ({
      merchantId: merchant.id,
      reason,
      ...(asked === 'papers_asked' && { papers }),
      ...(asked in DECISION_TEXT && { event: asked }),
    }),
    done: merchantsText.done,
    onClose,
    onChanged: file => file && onDone(file),
  });
  return (
    <FormSheet form={form} title={titleOf(asked)} about={<bdi>{merchant.nameAr}</bdi>} onClose={onClose}>
      {asked in DECISION_TEXT && <Note tone="warn">{DECISION_TEXT[asked as StaffEvent].about}</Note>}
      {asked === 'papers_asked' && (
        <PaperChoice chosen={papers} onChange={setPapers} error={form.errors.papers} />
      )}
      <TextAreaField name="reason" label={merchantsText.why} />
    </FormSheet>
  );
}

function titleOf(asked: ReasonedEvent): string {
  if (asked === 'papers_asked') return merchantsText.askPapers;
  return asked === 'rejected' ? merchantsText.reject : DECISION_TEXT[asked].label;
}

function callOf(asked: ReasonedEvent) {
  if (asked === 'papers_asked') return askForPapers;
  return asked === 'rejected' ? rejectMerchant : changeMerchantStatus;
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
          aria-invalid={error ? true : undefined}
        />
      ))}
      {error && <FieldError id="papers-error">{error}</FieldError>}
    </fieldset>
  );
}
