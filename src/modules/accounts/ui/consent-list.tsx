import { Pill } from '#kit/display/pill.tsx';
import { formatDateTime } from '#platform/dates.ts';
import type { Consent } from '../user.ts';
import styles from './consent-list.module.css';
import { consentText } from './text.ts';

interface ConsentListProps {
  consents: readonly Consent[];
  /** What a consent is about, where it is a message that one is told. */
  nameOf: (consent: Consent) => string;
}

/** Consents given and withdrawn: to which text, when and from where. */
export function ConsentList({ consents, nameOf }: ConsentListProps) {
  if (consents.length === 0) return <p className="muted">{consentText.none}</p>;
  return (
    <ul className={styles.list}>
      {consents.map(consent => (
        <ConsentRow
          key={`${consent.purpose} ${consent.toldBy} ${consent.at}`}
          consent={consent}
          nameOf={nameOf}
        />
      ))}
    </ul>
  );
}

function ConsentRow({ consent, nameOf }: { consent: Consent } & Pick<ConsentListProps, 'nameOf'>) {
  const { purpose, decision, textVersion, address, at } = consent;
  return (
    <li>
      <p className={styles.head}>
        {consentText.purpose(purpose) ?? nameOf(consent)}
        <Pill tone={decision === 'given' ? 'ok' : 'neutral'}>{consentText.decisions[decision]}</Pill>
      </p>
      <p className="muted">
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
  );
}
