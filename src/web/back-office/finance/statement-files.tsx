import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { downloadStatement } from '#modules/payouts/money.calls.ts';
import { download } from '../../data/files.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import styles from '../parts/money.module.css';
import { moneyText } from './money.text.ts';

/** A statement to print, or as a file for an accountant. */
export function StatementFiles({ statementId }: { statementId: number }) {
  return (
    <div className={classNames(styles.buttons, styles.screenOnly)}>
      <ExportButtons save={format => download(downloadStatement, { statementId, format })} />
      <Button variant="outline" icon="printer" onClick={() => window.print()}>
        {moneyText.print}
      </Button>
    </div>
  );
}
