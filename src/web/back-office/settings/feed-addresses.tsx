import { CopyButton } from '#kit/copy-button.tsx';
import styles from './settings.module.css';
import { feedsText } from './text.ts';

const FEEDS = ['google.xml', 'meta.csv'] as const;

/** Where other services read the shop's goods: addresses to give them, not settings. */
export function FeedAddresses() {
  return (
    <section className={styles.card} aria-label={feedsText.title}>
      <h2>{feedsText.title}</h2>
      <p className={styles.quiet}>{feedsText.intro}</p>
      {FEEDS.map(file => {
        const address = `${location.origin}/feeds/${file}`;
        return (
          <div key={file} className={styles.address}>
            <span>
              {feedsText.names[file]}
              <bdi dir="ltr">{address}</bdi>
            </span>
            <CopyButton
              text={address}
              said={feedsText.copied}
              label={feedsText.copyOf(feedsText.names[file])}
            >
              {feedsText.copy}
            </CopyButton>
          </div>
        );
      })}
    </section>
  );
}
