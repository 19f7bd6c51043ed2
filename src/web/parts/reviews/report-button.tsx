import { useState } from 'react';
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
import { isSignedIn } from '../../data/session.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { openLoginModal } from '../../shell/login-modal.tsx';
import styles from './review-sheet.module.css';

interface ReportButtonProps {
  kind: ReportKind;
  subjectId: number;
  label: string;
}

/** Tells staff of something; a guest is asked to sign in. */
export function ReportButton({ kind, subjectId, label }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" onClick={() => (isSignedIn() ? setOpen(true) : openLoginModal())}>
        {label}
      </Button>
      {open && <ReportSheet kind={kind} subjectId={subjectId} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportSheet({
  kind,
  subjectId,
  onClose,
}: Omit<ReportButtonProps, 'label'> & { onClose: () => void }) {
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
      <form {...form.props} className={styles.form}>
        <p>{reportText.about}</p>
        <FormError message={form.message} />
        <SelectField
          label={reportText.reason}
          name="reason"
          options={REASONS_OF[kind].map(value => ({ value, label: REPORT_REASON_LABELS[value] }))}
          error={form.errors.reason}
        />
        <TextAreaField
          label={reportText.note}
          name="note"
          optional
          maxLength={500}
          error={form.errors.note}
        />
      </form>
    </Drawer>
  );
}
