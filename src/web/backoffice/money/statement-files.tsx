import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { downloadStatement } from '#modules/payouts/contract/money.ts';
import { useAction } from '../../account/use-action.ts';
import { download } from '../../files.ts';
import styles from './money.module.css';
import { moneyText } from './text.ts';

/** A statement to keep: printed, or as a file for an accountant. */
export function StatementFiles({ statementId }: { statementId: number }) {
  const { busy, message, run } = useAction();
  const save = (format: 'csv' | 'xlsx') => run(() => download(downloadStatement, { statementId, format }));
  return (
    <div className={styles.screenOnly}>
      <FormError message={message} />
      <div className={styles.buttons}>
        <Button variant="text" disabled={busy} onClick={() => save('csv')}>
          {moneyText.saveCsv}
        </Button>
        <Button
          variant="outline"
          icon="download"
          busy={busy ? moneyText.savingFile : undefined}
          onClick={() => save('xlsx')}
        >
          {moneyText.saveXlsx}
        </Button>
        <Button variant="outline" icon="printer" onClick={() => window.print()}>
          {moneyText.print}
        </Button>
      </div>
    </div>
  );
}
