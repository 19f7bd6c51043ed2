import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { IconButton } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import type { DeskCategory } from '#modules/catalog/contract/shelf.ts';
import { categoryIcon } from '#modules/catalog/ui/category/category-icon.ts';
import { isRealPicture } from '#modules/media/picture.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import styles from '../settings.module.css';
import { DeleteButton } from './delete-button.tsx';
import { shelfFormText } from './text.ts';

interface CategoryRowProps {
  category: DeskCategory;
  at: number;
  move: (from: number, to: number) => void;
  onEdit: (category: DeskCategory) => void;
  remove: () => Promise<unknown>;
}

/** One category with its grip: dragged by pointer or finger, or moved by the arrows. */
export function CategoryRow({ category, at, move, onEdit, remove }: CategoryRowProps) {
  const [isDragged, setDragged] = useState(false);
  const grip = useRef<HTMLButtonElement>(null);
  const { nameAr, nameEn, imageUrl, products } = category;
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(true);
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) move(at, placeUnder(event));
    },
    onPointerUp: () => setDragged(false),
    onPointerCancel: () => setDragged(false),
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(at, at + step);
      // React moves the row; the focus must not be left behind.
      requestAnimationFrame(() => grip.current?.focus());
    },
  };
  return (
    <li className={classNames(styles.item, isDragged && styles.dragged)} data-place={at}>
      <button
        ref={grip}
        type="button"
        className={styles.grip}
        aria-label={shelfFormText.move(nameAr, at + 1)}
        {...drag}
      >
        <Icon name="grip-vertical" />
      </button>
      <span className={styles.picture}>
        {isRealPicture(imageUrl) ? (
          <Picture identifier={imageUrl} alt="" width={56} height={56} />
        ) : (
          <Icon name={categoryIcon(nameEn)} />
        )}
      </span>
      <div className={styles.grow}>
        <strong>{nameAr}</strong>
        <p className={styles.quiet}>
          <bdi>{nameEn}</bdi> · {shelfFormText.products(products)}
        </p>
      </div>
      <IconButton icon="edit" label={shelfFormText.edit(nameAr)} onClick={() => onEdit(category)} />
      {products === 0 && <DeleteButton name={nameAr} remove={remove} />}
    </li>
  );
}

function placeUnder({ clientX, clientY }: PointerEvent): number {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return Number(row?.dataset['place'] ?? -1);
}
