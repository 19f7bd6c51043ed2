import { Field } from '#kit/form/field.tsx';
import { PAPER_NAMES } from '#modules/merchants/application.text.ts';
import type { Paper } from '#modules/merchants/application.ts';
import { setPaperExpiry } from '#modules/merchants/identity.calls.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { identityReviewText } from './text.ts';

interface PaperExpiryProps {
  paper: Paper;
  onClose: () => void;
  onChange: (file: MerchantFile) => void;
}

/** Writes a paper's last day down as staff read it on the paper. */
export function PaperExpiry({ paper, onClose, onChange }: PaperExpiryProps) {
  return (
    <CallDialog
      call={setPaperExpiry}
      read={({ expiresOn }) => ({ paperId: paper.id, expiresOn })}
      done={identityReviewText.expirySaved}
      onChanged={file => file && onChange(file)}
      icon="calendar"
      title={identityReviewText.expiryOf(PAPER_NAMES[paper.kind])}
      text={identityReviewText.expiryHint}
      submit={identityReviewText.saveExpiry}
      onClose={onClose}
    >
      <Field
        name="expiresOn"
        type="date"
        label={identityReviewText.expiresOn}
        optional
        defaultValue={paper.expiresOn ?? ''}
      />
    </CallDialog>
  );
}
