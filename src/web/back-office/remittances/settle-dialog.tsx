import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { type Remittance, settleRemittance } from '#modules/remittances/calls.ts';
import { parsePounds } from '#platform/digits.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from './remittances.module.css';
import { remittanceText, statementText } from './text.ts';

interface SettleDialogProps {
  remittance: Remittance;
  onClose: () => void;
  onDone: () => void;
}

/** The amount is typed and not suggested, because it must be read from the bank's own statement. */
export function SettleDialog({ remittance, onClose, onDone }: SettleDialogProps) {
  const form = useCallForm(settleRemittance, {
    read: ({ bankAmount = '', bankReference }) => ({
      remittanceId: remittance.id,
      bankAmount: parsePounds(bankAmount),
      bankReference,
    }),
    onDone() {
      showToast(statementText.done);
      onDone();
    },
  });
  return (
    <AlertDialog
      open
      onClose={onClose}
      icon="landmark"
      title={`${statementText.settle} ${remittance.reference}`}
      text={statementText.settleText}
    >
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <Field
          label={statementText.bankAmount}
          name="bankAmount"
          ltr
          inputMode="decimal"
          error={form.errors.bankAmount}
        />
        <Field
          label={statementText.bankReference}
          name="bankReference"
          ltr
          error={form.errors.bankReference}
        />
        <Button type="submit" block busy={form.busy ? remittanceText.working : undefined}>
          {statementText.save}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {remittanceText.cancel}
        </Button>
      </form>
    </AlertDialog>
  );
}
