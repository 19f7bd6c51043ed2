import { flushSync } from 'react-dom';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { sendReport } from '#modules/moderation/calls.ts';
import type { ReportKind } from '#modules/moderation/report.ts';
import { REASONS_OF, REPORT_REASON_LABELS, reportText } from '#modules/moderation/text.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from './review-sheet.module.css';

interface ReportSheetProps {
  kind: ReportKind;
  subjectId: number;
  onClose: () => void;
}

/** Asks what is wrong with something that others wrote or sell. */
export function ReportSheet({ kind, subjectId, onClose }: ReportSheetProps) {
  const form = useCallForm(sendReport, {
    read: ({ reason, note }) => ({ kind, subjectId, reason, note }),
    onDone() {
      flushSync(onClose);
      showToast(reportText.sent);
    },
  });
  return (
    <Drawer
      open
      sheet
      onClose={onClose}
      title={reportText.title}
      footer={
        <Button block busy={form.busy ? reportText.sending : undefined} onClick={form.submit}>
          {reportText.send}
        </Button>
      }
    >
      <CallForm form={form} className={styles.form}>
        <p>{reportText.about}</p>
        <FormError message={form.message} />
        <SelectField
          label={reportText.reason}
          name="reason"
          options={REASONS_OF[kind].map(value => ({ value, label: REPORT_REASON_LABELS[value] }))}
        />
        <TextAreaField label={reportText.note} name="note" optional maxLength={500} />
      </CallForm>
    </Drawer>
  );
}
