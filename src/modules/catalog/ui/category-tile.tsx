import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { isRealPicture } from '#modules/media/picture.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import type { Category } from '../category.ts';
import styles from './category-tile.module.css';

/** A door of the house: arch, the category's picture at its foot, name under it. */
export function CategoryTile({ category }: { category: Category }) {
  return (
    <Link to={`/outlet/${category.id}`} className={classNames(styles.tile, tintOf(category.id))}>
      <span className={styles.arch}>
        <span className={styles.door}>
          <Emblem category={category} />
        </span>
      </span>
      <span>{category.nameAr}</span>
    </Link>
  );
}

/** The picture if it is real, otherwise the icon [LND-5]. */
function Emblem({ category }: { category: Category }) {
  if (!isRealPicture(category.imageUrl)) return <Icon name={category.icon} size={40} />;
  return (
    <Picture
      identifier={category.imageUrl}
      alt=""
      width={160}
      height={160}
      sizes="(max-width:600px) 44px, 110px"
    />
  );
}
