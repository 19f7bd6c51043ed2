import { Pill } from '#kit/display/pill.tsx';
import { formatDateTime } from '#platform/dates.ts';
import type { Consent } from '../user.ts';
import styles from './consent-list.module.css';
import { consentText } from './text.ts';

/** Consents given and withdrawn: to which text, when and from where. */
export function ConsentList({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return <p className={styles.facts}>{consentText.none}</p>;
  return (
    <ul className={styles.list}>
      {consents.map(({ purpose, decision, textVersion, address, at }) => (
        <li key={`${purpose} ${at}`}>
          <p className={styles.head}>
            {consentText.purpose(purpose)}
            <Pill tone={decision === 'given' ? 'ok' : 'neutral'}>{consentText.decisions[decision]}</Pill>
          </p>
          <p className={styles.facts}>
            {formatDateTime(new Date(at))}
            {textVersion && (
              <>
                {' · '}
                {consentText.version} <bdi>{textVersion}</bdi>
              </>
            )}
            {address && (
              <>
                {' · '}
                {consentText.from} <bdi dir="ltr">{address}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
