import { Button } from '#kit/button.tsx';
import { moneyText } from '../money/text.ts';
import styles from './money.module.css';

interface PagerProps {
  /** The key after which older rows begin; undefined on the last page. */
  next: number | null;
  before: number | undefined;
  onGo: (before: number | undefined) => void;
}

/** To older rows, and back to the newest. */
export function Pager({ next, before, onGo }: PagerProps) {
  if (next === null && before === undefined) return null;
  return (
    <div className={styles.buttons}>
      {before !== undefined && (
        <Button variant="outline" size="small" onClick={() => onGo(undefined)}>
          {moneyText.newest}
        </Button>
      )}
      {next !== null && (
        <Button variant="outline" size="small" onClick={() => onGo(next)}>
          {moneyText.older}
        </Button>
      )}
    </div>
  );
}
