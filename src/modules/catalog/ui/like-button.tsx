import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { cardText } from '../text.ts';
import styles from './like-button.module.css';

export interface LikeState {
  liked: boolean;
  /** A call is under way: further clicks are ignored [CRD-5]. */
  pending: boolean;
  onLike: () => void;
}

interface LikeButtonProps {
  /** The product's name, for people who hear the button without seeing its card. */
  name: string;
  state: LikeState;
  className?: string;
}

/** The heart. It shows what the shop has answered, never what was only requested. */
export function LikeButton({ name, state, className }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.like, className)}
      aria-pressed={state.liked}
      aria-label={`${state.liked ? cardText.unlike : cardText.like}: ${name}`}
      aria-busy={state.pending || undefined}
      onClick={state.onLike}
    >
      <Icon name="heart" />
    </button>
  );
}
