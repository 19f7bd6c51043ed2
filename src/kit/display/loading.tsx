import { classNames } from '../class-names.ts';
import styles from './loading.module.css';
import { Spinner } from './spinner.tsx';

interface LoadingProps {
  /** «جاري …» and three dots. */
  text: string;
  /** `inline` stands in a row of text, `page` fills what is there. */
  size?: 'inline' | 'block' | 'page';
  /** Where all of a page is awaited, the wait is its heading. */
  heading?: 'h1';
}

/** Something is awaited; also said to a screen reader. */
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
