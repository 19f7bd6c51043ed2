import { classNames } from '../class-names.ts';
import styles from './loading.module.css';
import { Spinner } from './spinner.tsx';

interface LoadingProps {
  /** «جاري …» and three dots. */
  text: string;
  /** `inline` fits into a row of text, `page` fills the available space. */
  size?: 'inline' | 'block' | 'page';
  /** If the whole page is loading, this is its heading. */
  heading?: 'h1';
}

/** Shows that something is loading, also to screen readers. */
export function Loading({ text, size = 'block', heading }: LoadingProps) {
  const Text = heading ?? 'span';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <div role="status" className={classNames(styles.loading, styles[size])}>
      <Spinner size={size === 'inline' ? 18 : 36} />
      <Text className={styles.text}>{text}</Text>
    </div>
  );
}
