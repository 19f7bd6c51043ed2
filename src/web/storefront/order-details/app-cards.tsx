import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Icon, type IconName } from '#kit/icon.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { DAY } from '#platform/clock.ts';
import { appText } from '../../app/text.ts';
import { install, wayToInstall } from '../../data/install.ts';
import { askForPush, canAskForPush } from '../../data/push.ts';
import styles from './app-cards.module.css';

/** Whoever said no is left alone for so long. */
const LEFT_ALONE = 90 * DAY;

/** Below a confirmed order, once: to be told on this device, else to have the shop on the first screen. */
export function AppCards() {
  const [card, setCard] = useState(firstCard);
  const done = (which: Card) => {
    localStorage.setItem(`asked-${which}`, String(Date.now()));
    setCard(null);
  };
  if (card === 'push') return <PushCard onDone={() => done('push')} />;
  if (card === 'install') return <InstallCard onDone={() => done('install')} />;
  return null;
}

type Card = 'push' | 'install';

function firstCard(): Card | null {
  if (canAskForPush() && !wasAsked('push')) return 'push';
  return wayToInstall() && !wasAsked('install') ? 'install' : null;
}

function wasAsked(which: Card): boolean {
  return Date.now() - Number(localStorage.getItem(`asked-${which}`) ?? 0) < LEFT_ALONE;
}

function PushCard({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const answer = await askForPush();
    showToast(appText[answer], undefined, answer === 'subscribed' ? undefined : 'error');
    onDone();
  };
  return (
    <AppCard icon="bell" title={appText.push} about={appText.pushAbout}>
      <Button busy={busy ? appText.yes : undefined} onClick={ask}>
        {appText.yes}
      </Button>
      <Button variant="text" onClick={onDone}>
        {appText.sms}
      </Button>
    </AppCard>
  );
}

function InstallCard({ onDone }: { onDone: () => void }) {
  const [way] = useState(wayToInstall);
  const add = async () => {
    await install();
    onDone();
  };
  return (
    <AppCard icon="smartphone" title={appText.install} about={appText.installAbout}>
      {way === 'steps' ? (
        <ol className={styles.steps} aria-label={appText.stepsTitle}>
          {appText.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <Button onClick={add}>{appText.add}</Button>
      )}
      <Button variant="text" onClick={onDone}>
        {appText.no}
      </Button>
    </AppCard>
  );
}

interface AppCardProps {
  icon: IconName;
  title: string;
  about: string;
  children: React.ReactNode;
}

function AppCard({ icon, title, about, children }: AppCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <span className={styles.mark}>
        <Icon name={icon} size={24} />
      </span>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className="muted">{about}</p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </section>
  );
}
