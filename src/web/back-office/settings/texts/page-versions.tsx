import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import type { PageName } from '#modules/settings/calls.ts';
import { showPageVersion, type WrittenPage } from '#modules/settings/pages.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { Answered } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import { TextPage } from '../../../parts/text-page.tsx';
import styles from '../settings.module.css';
import { tabNames } from '../tab.text.ts';
import { writtenFormText } from '../text.ts';
import { LongText } from './long-text.tsx';

interface PageVersionsProps {
  name: PageName;
  versions: WrittenPage['versions'];
}

/** All versions of a text with who wrote them and when; each can be read. */
export function PageVersions({ name, versions }: PageVersionsProps) {
  const [read, setRead] = useState<number | null>(null);
  return (
    <section className={styles.card} aria-label={writtenFormText.versions}>
      <h2>{writtenFormText.versions}</h2>
      <ul className={styles.list}>
        {versions.map(({ number, version, savedAt, savedBy }) => (
          <li key={number} className={styles.item}>
            <div className={styles.grow}>
              <strong>
                <bdi>{writtenFormText.version(version)}</bdi>
              </strong>
              <p className={styles.quiet}>
                {formatDateTime(new Date(savedAt))} · <bdi>{savedBy ?? writtenFormText.byShop}</bdi>
              </p>
            </div>
            <Button
              variant="text"
              size="small"
              aria-label={`${writtenFormText.read} ${writtenFormText.version(version)}`}
              onClick={() => setRead(number)}
            >
              {writtenFormText.read}
            </Button>
          </li>
        ))}
      </ul>
      <Drawer open={read !== null} onClose={() => setRead(null)} title={writtenFormText.versions}>
        {read !== null && <Version name={name} number={read} />}
      </Drawer>
    </section>
  );
}

function Version({ name, number }: { name: PageName; number: number }) {
  const answer = useCall(showPageVersion, { name, number });
  return (
    <Answered answer={answer} heading="h2">
      {page => (
        <LongText label={tabNames[name]}>
          <TextPage title={tabNames[name]} page={page} />
        </LongText>
      )}
    </Answered>
  );
}
