import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { isRealPicture } from '#modules/media/picture.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import type { Category } from '../category.ts';
import { categoryText } from '../text.ts';
import styles from './category-list.module.css';

/**
 * The first categories and a link to the others [LND-3]: a column next to the ads, a row of chips on narrow screens.
 */
export function CategoryList({ categories }: { categories: readonly Category[] }) {
  return (
    <nav aria-label={categoryText.all} className={styles.list}>
      {categories.map(category => (
        <Link key={category.id} to={`/outlet/${category.id}`}>
          <span className={classNames(styles.emblem, tintOf(category.id))}>
            <CategoryEmblem category={category} />
          </span>
          {category.nameAr}
          <Icon name="chevron-end" size={16} className={styles.chevron} />
        </Link>
      ))}
      <Link to="/categories/" className={styles.others}>
        <span className={styles.emblem}>
          <Icon name="layout-grid" size={16} />
        </span>
        {categoryText.others}
        <Icon name="chevron-end" size={16} className={styles.chevron} />
      </Link>
    </nav>
  );
}

/** A category in the size of a line of text. */
export function CategoryEmblem({ category }: { category: Category }) {
  if (!isRealPicture(category.imageUrl)) return <Icon name={category.icon} size={16} />;
  return <Picture identifier={category.imageUrl} alt="" width={48} height={48} sizes="24px" />;
}
