import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { type CashException, decideException } from '#modules/remittances/calls.ts';
import { EXCEPTION_OUTCOMES } from '#modules/remittances/cash-exception.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from './remittances.module.css';
import { exceptionText, remittanceText } from './text.ts';

interface ExceptionDialogProps {
  exception: CashException;
  aloneUpTo: number;
  onClose: () => void;
  onDone: () => void;
}

const inPounds = (pounds: number) => formatPrice(fromPounds(pounds));

/** One person's decision about a difference, with the reason for the ledger and the audit. */
export function ExceptionDialog({ exception, aloneUpTo, onClose, onDone }: ExceptionDialogProps) {
  const { id, kind, amount } = exception;
  const form = useCallForm(decideException, {
    read: fields => ({ ...fields, exceptionId: id }),
    onDone({ outcome }) {
      showToast(outcome === 'closed' ? exceptionText.closed : exceptionText.proposed);
      onDone();
    },
  });
  return (
    <AlertDialog
      open
      onClose={onClose}
      icon="hand-coins"
      title={exceptionText.dialogTitle(inPounds(amount))}
      text={exceptionText.dialogText(inPounds(aloneUpTo))}
    >
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <SelectField
          label={exceptionText.outcome}
          name="outcome"
          error={form.errors.outcome}
          options={EXCEPTION_OUTCOMES.map(value => ({ value, label: exceptionText.outcomes[kind][value] }))}
        />
        <TextAreaField label={exceptionText.reason} name="reason" rows={2} error={form.errors.reason} />
        <Button type="submit" block busy={form.busy ? remittanceText.working : undefined}>
          {exceptionText.save}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {remittanceText.cancel}
        </Button>
      </form>
    </AlertDialog>
  );
}
