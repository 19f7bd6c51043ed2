import type { Column } from '#kit/display/data-table.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Icon } from '#kit/icon.tsx';
import styles from './column-picker.module.css';
import { MenuButton } from './menu-button.tsx';
import type { SavedViews } from './saved-views.ts';
import { listKitText } from './text.ts';

interface ColumnPickerProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'look'>[];
  saved: SavedViews;
}

/** Which columns a wide table shows. The first names the row, and a menu is nothing to be read. */
export function ColumnPicker({ columns, saved: { hidden, hide } }: ColumnPickerProps) {
  const offered = columns.slice(1).filter(({ look }) => look !== 'menu');
  return (
    <div className={styles.picker}>
      <MenuButton
        className={styles.button}
        items={offered.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.includes(id)}
            onChange={({ target }) =>
              hide(target.checked ? hidden.filter(each => each !== id) : [...hidden, id])
            }
          />
        ))}
      >
        <span className={styles.words}>
          {listKitText.columns}
          <Icon name="chevron-down" size={16} />
        </span>
      </MenuButton>
    </div>
  );
}

/** Those that are not left out. */
export const shownColumns = <Row,>(columns: readonly Column<Row>[], { hidden }: SavedViews) =>
  columns.filter(({ id, look }, at) => at === 0 || look === 'menu' || !hidden.includes(id));
