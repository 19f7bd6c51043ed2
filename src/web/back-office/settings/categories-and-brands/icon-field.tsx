import { RadioTile } from '#kit/form/radio-tile.tsx';
import { Icon } from '#kit/icon.tsx';
import { CATEGORY_ICONS, categoryIcon } from '#modules/catalog/category-icon.ts';
import styles from './categories-and-brands.module.css';
import { categoryFormText, iconWord } from './text.ts';
import type { CategoryEditor } from './use-editors.ts';

/** The icon of a category without a picture: the one its English name maps to, or a chosen one. */
export function IconField({ editor: { form, change } }: { editor: CategoryEditor }) {
  const { icon, nameEn } = form;
  return (
    <fieldset className={styles.icons}>
      <legend>{categoryFormText.icon}</legend>
      <details>
        <summary>
          <Icon name={categoryIcon(form)} />
          <span>{iconWord(icon)}</span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={styles.tiles}>
          {(['', ...CATEGORY_ICONS] as const).map(each => (
            <RadioTile
              key={each}
              name="icon"
              value={each}
              icon={categoryIcon({ icon: each, nameEn })}
              title={iconWord(each)}
              checked={icon === each}
              onChange={() => change({ icon: each })}
            />
          ))}
        </div>
      </details>
      <p className={styles.hint}>{categoryFormText.iconHint}</p>
    </fieldset>
  );
}
