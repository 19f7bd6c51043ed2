import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { useAction } from '../../data/use-action.ts';
import { exportText } from '../text.ts';
import styles from './export-buttons.module.css';

/** The list as a file: for Excel, or for another program. */
export function ExportButtons({ save }: { save: (format: 'csv' | 'xlsx') => Promise<void> }) {
  const { busy, message, run } = useAction();
  return (
    <div className={styles.exports}>
      <FormError message={message} />
      <Button variant="text" disabled={busy} onClick={() => run(() => save('csv'))}>
        {exportText.csv}
      </Button>
      <Button
        variant="outline"
        icon="download"
        busy={busy ? exportText.working : undefined}
        onClick={() => run(() => save('xlsx'))}
      >
        {exportText.xlsx}
      </Button>
    </div>
  );
}
