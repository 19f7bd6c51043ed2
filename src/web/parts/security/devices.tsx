import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { endOtherSessions, endSession, listSessions } from '#modules/accounts/calls.ts';
import type { SessionOutput } from '#modules/accounts/session.ts';
import { formatDay } from '#platform/dates.ts';
import { devicesText, profileText } from '../../account/text.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import styles from '../profile.module.css';
import { Section } from '../section.tsx';

/** The account's devices, each with a button to sign it out. */
export function Devices() {
  const sessions = useCall(listSessions, {});
  const action = useAction();
  const [now] = useState(() => new Date());
  const end = (call: () => Promise<unknown>, said: string) =>
    action.run(async () => {
      await call();
      await sessions.reload();
      showToast(said);
    });
  return (
    <Section title={profileText.devices}>
      <p className="muted">{devicesText.about}</p>
      <FormError message={action.message} />
      <Answered answer={sessions}>
        {body => (
          <>
            <ul className={styles.rows}>
              {body.sessions.map(session => (
                <Device
                  key={session.id}
                  session={session}
                  now={now}
                  onEnd={() => end(() => api(endSession, { sessionId: session.id }), devicesText.ended)}
                />
              ))}
            </ul>
            {body.sessions.length > 1 && (
              <Button
                variant="outline"
                icon="log-out"
                className={styles.start}
                onClick={() => end(() => api(endOtherSessions, {}), devicesText.othersEnded)}
              >
                {devicesText.endOthers}
              </Button>
            )}
          </>
        )}
      </Answered>
    </Section>
  );
}

interface DeviceProps {
  session: SessionOutput;
  now: Date;
  onEnd: () => void;
}

function Device({ session, now, onEnd }: DeviceProps) {
  const { browser, system, address, seenAt, current } = session;
  const name = browser && system ? devicesText.named(browser, system) : devicesText.unknown;
  const days = { today: devicesText.today, yesterday: devicesText.yesterday };
  return (
    <li className={styles.row}>
      <Icon name={/Android|iPhone|iPad/.test(system) ? 'smartphone' : 'monitor'} size={24} />
      <div className={styles.grow}>
        <p className={styles.strong}>{name}</p>
        <p className="muted">{devicesText.lastSeen(formatDay(new Date(seenAt), now, days))}</p>
        {address && (
          <p className="muted">
            {devicesText.from} <bdi dir="ltr">{address}</bdi>
          </p>
        )}
      </div>
      {current ? (
        <Pill tone="ok">{devicesText.current}</Pill>
      ) : (
        <Button variant="outline" size="small" aria-label={devicesText.endOf(name)} onClick={onEnd}>
          {devicesText.end}
        </Button>
      )}
    </li>
  );
}
