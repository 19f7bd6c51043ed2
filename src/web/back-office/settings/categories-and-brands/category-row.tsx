import { Button, IconButton } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { useGrip } from '#kit/use-grip.ts';
import { deleteCategory, type ManagedCategory } from '#modules/catalog/categories.calls.ts';
import { categoryIcon } from '#modules/catalog/category-icon.ts';
import { isRealPicture } from '#modules/media/picture.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { api } from '../../../data/api.ts';
import styles from '../settings.module.css';
import { DeleteButton } from './delete-button.tsx';
import { mergeText } from './merge.text.ts';
import { categoryFormText } from './text.ts';

interface CategoryRowProps {
  category: ManagedCategory;
  at: number;
  move: (from: number, to: number) => void;
  onEdit: (category: ManagedCategory) => void;
  /** None while it cannot be merged. */
  onMerge: ((category: ManagedCategory) => void) | undefined;
  onGone: () => void;
}

/** One category with its grip: dragged by pointer or finger, or moved by the arrows. */
export function CategoryRow({ category, at, move, onEdit, onMerge, onGone }: CategoryRowProps) {
  const { isDragged, grip } = useGrip({ at, move: to => move(at, to) });
  const { nameAr, nameEn, imageUrl, products } = category;
  return (
    <li className={classNames(styles.item, isDragged && styles.dragged)} data-place={at}>
      <button
        type="button"
        className={styles.grip}
        aria-label={categoryFormText.move(nameAr, at + 1)}
        {...grip}
      >
        <Icon name="grip-vertical" />
      </button>
      <span className={styles.picture}>
        {isRealPicture(imageUrl) ? (
          <Picture identifier={imageUrl} alt="" width={56} height={56} />
        ) : (
          <Icon name={categoryIcon(category)} />
        )}
      </span>
      <div className={styles.grow}>
        <strong>{nameAr}</strong>
        <p className={styles.quiet}>
          <bdi>{nameEn}</bdi> · <span className={styles.whole}>{categoryFormText.products(products)}</span>
        </p>
      </div>
      {onMerge && (
        <Button
          variant="text"
          size="small"
          aria-label={mergeText.open(nameAr)}
          onClick={() => onMerge(category)}
        >
          {mergeText.merge}
        </Button>
      )}
      <IconButton icon="edit" label={categoryFormText.edit(nameAr)} onClick={() => onEdit(category)} />
      {products === 0 && (
        <DeleteButton
          name={nameAr}
          remove={() => api(deleteCategory, { categoryId: category.id })}
          onGone={onGone}
        />
      )}
    </li>
  );
}
