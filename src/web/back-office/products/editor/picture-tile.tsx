import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { useGrip } from '#kit/use-grip.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { pictureText } from '../editor.text.ts';
import styles from './pictures.module.css';
import type { Pictures } from './use-pictures.ts';

interface PictureTileProps {
  identifier: string;
  place: { at: number; count: number };
  pictures: Pictures;
  onMoved: (to: number) => void;
  onRemoved: () => void;
}

/** One picture with its grip: dragged by pointer or finger, or moved by the arrows. */
export function PictureTile({
  identifier,
  place: { at, count },
  pictures,
  onMoved,
  onRemoved,
}: PictureTileProps) {
  const move = (to: number) => {
    if (to < 0 || to >= count || to === at) return;
    pictures.move(at, to);
    onMoved(to);
  };
  const { isDragged, grip } = useGrip({ at, move });
  return (
    <li className={classNames(styles.tile, isDragged && styles.dragged)} data-place={at}>
      <Picture identifier={identifier} alt={pictureText.alt(at + 1)} width={200} height={200} sizes="200px" />
      <button type="button" className={styles.grip} aria-label={pictureText.move(at + 1)} {...grip}>
        <Icon name="grip-vertical" size={16} />
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={pictureText.remove(at + 1)}
        data-remove
        onClick={() => {
          pictures.remove(at);
          onRemoved();
        }}
      >
        <Icon name="trash" size={16} />
      </button>
      {at === 0 && <span className={styles.cover}>{pictureText.cover}</span>}
    </li>
  );
}
