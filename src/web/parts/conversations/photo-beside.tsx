import { IconButton } from '#kit/button.tsx';
import { conversationText as text } from '#modules/conversations/text.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import styles from './thread.module.css';

interface PhotoBesideProps {
  photo: string | undefined;
  /** How much of one has left, from 0 to 1; null if none is on its way. */
  sent: number | null;
  onRemove: () => void;
}

/** The photo that goes with what is being written. */
export function PhotoBeside({ photo, sent, onRemove }: PhotoBesideProps) {
  if (sent !== null) return <progress className={styles.sending} value={sent} aria-label={text.uploading} />;
  if (!photo) return null;
  return (
    <div className={styles.beside}>
      <Picture identifier={photo} alt={text.photo} width={72} height={72} sizes="72px" />
      <IconButton icon="close" look="round" iconSize={16} label={text.removePhoto} onClick={onRemove} />
    </div>
  );
}
