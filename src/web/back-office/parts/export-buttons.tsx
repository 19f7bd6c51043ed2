import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { useAction } from '../../data/use-action.ts';
import { exportText } from '../text.ts';
import styles from './export-buttons.module.css';
import { MenuButton } from './list/menu-button.tsx';

const FORMATS = ['csv', 'xlsx'] as const;

interface ExportButtonsProps {
  save: (format: (typeof FORMATS)[number]) => Promise<void>;
  /** On a phone in a menu, beside buttons that are pressed more often. */
  folds?: boolean;
}

/** The list as a file: for Excel, or for another program. */
export function ExportButtons({ save, folds = false }: ExportButtonsProps) {
  const { busy, message, run } = useAction();
  return (
    <div className={classNames(styles.exports, folds && styles.folds)}>
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
      {folds && (
        <MenuButton
          label={busy ? exportText.working : exportText.menu}
          className={styles.menu}
          items={FORMATS.map(format => (
            <button key={format} type="button" onClick={() => run(() => save(format))}>
              {exportText[format]}
            </button>
          ))}
        >
          <Icon name="download" />
        </MenuButton>
      )}
    </div>
  );
}
