import { Icon, type IconName } from '#kit/icon.tsx';
import styles from './marketplace.module.css';
import { marketplaceText } from './text.ts';

const ICONS: readonly IconName[] = ['file-text', 'package', 'wallet'];

/** Three arches: the steps of selling, in order. */
export function Pitch() {
  return (
    <>
      <h1 tabIndex={-1}>{marketplaceText.title}</h1>
      <p className={styles.lead}>{marketplaceText.lead}</p>
      <ol className={styles.steps}>
        {marketplaceText.steps.map(({ title, text }, at) => (
          <li key={title}>
            <span className={styles.arch}>
              <Icon name={ICONS[at] ?? 'store'} size={24} />
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
