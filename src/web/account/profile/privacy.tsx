import { Button, ButtonLink } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { exportOwnData, listConsents, listReadings } from '#modules/accounts/privacy.calls.ts';
import { ConsentList } from '#modules/accounts/ui/consent-list.tsx';
import { ReadingList } from '#modules/accounts/ui/reading-list.tsx';
import { consentText, readingText } from '#modules/accounts/ui/text.ts';
import { noticeText } from '#modules/notifications/text.ts';
import { Answered } from '../../data/answered.tsx';
import { download } from '../../data/files.ts';
import { useSession } from '../../data/session.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import { consentName } from '../../parts/consent-name.ts';
import styles from '../../parts/profile.module.css';
import { Section } from '../../parts/section.tsx';
import { privacyText, profileText } from '../text.ts';
import { AgentKeys } from './agent-keys.tsx';

/** What the law grants everybody: to see and withdraw consents, and to download what we hold about them. */
export function Privacy() {
  const answer = useCall(listConsents, {});
  const readings = useCall(listReadings, {});
  const action = useAction();
  const { account } = useSession();
  return (
    <Section title={profileText.privacy}>
      <FormError message={action.message} />
      <Answered answer={answer}>
        {({ consents }) => (
          <>
            <h3>{consentText.title}</h3>
            <ConsentList consents={consents} nameOf={consentName} />
          </>
        )}
      </Answered>
      {account?.role === 'user' && (
        <ButtonLink to="/profile?tab=choices" variant="outline" icon="options" className={styles.start}>
          {noticeText.choose}
        </ButtonLink>
      )}
      <hr className={styles.rule} />
      <h3>{readingText.title}</h3>
      <p className="muted">{readingText.about}</p>
      <Answered answer={readings}>{body => <ReadingList readings={body.readings} />}</Answered>
      <hr className={styles.rule} />
      {account?.role === 'user' && (
        <>
          <AgentKeys />
          <hr className={styles.rule} />
        </>
      )}
      <h3>{privacyText.exportTitle}</h3>
      <p className="muted">{privacyText.exportAbout}</p>
      <Button
        variant="outline"
        icon="download"
        className={styles.start}
        busy={action.busy ? privacyText.preparing : undefined}
        onClick={() => action.run(() => download(exportOwnData, {}))}
      >
        {privacyText.export}
      </Button>
    </Section>
  );
}
