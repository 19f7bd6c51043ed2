import { IconButton } from '#kit/button.tsx';
import { useModal } from '#kit/overlay/use-modal.ts';
import { kitText } from '#kit/text.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import styles from './picture-zoom.module.css';
import { detailsText } from './text.ts';

interface PictureZoomProps {
  identifier: string;
  alt: string;
  onClose: () => void;
}

/** One picture as large as the window. */
export function PictureZoom({ identifier, alt, onClose }: PictureZoomProps) {
  const dialog = useModal({ open: true, onClose });
  return (
    <dialog ref={dialog} aria-label={detailsText.enlarge} className={styles.zoom}>
      <button type="button" className={styles.picture} aria-label={kitText.close} onClick={onClose}>
        <Picture identifier={identifier} alt={alt} width={1200} height={1200} sizes="100vmin" urgent />
      </button>
      <IconButton
        icon="close"
        label={kitText.close}
        look="round"
        className={styles.close}
        onClick={onClose}
      />
    </dialog>
  );
}
