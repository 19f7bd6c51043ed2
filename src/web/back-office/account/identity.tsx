import { useState } from 'react';
import { showIdentity } from '#modules/merchants/identity.calls.ts';
import type { OwnIdentity } from '#modules/merchants/identity.ts';
import { IdentityDifference } from '#modules/merchants/ui/identity-difference.tsx';
import { IdentityFacts } from '#modules/merchants/ui/identity-facts.tsx';
import { PaperLine } from '#modules/merchants/ui/paper-line.tsx';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import styles from '../../parts/profile.module.css';
import { Section } from '../../parts/section.tsx';
import { identityText } from './identity.text.ts';
import { IdentityForm } from './identity-form.tsx';
import { WaitingChange } from './waiting-change.tsx';

/** The shop as law knows it: what holds, what it asks to be changed, and the papers with their last days. */
export function Identity() {
  const answer = useCall(showIdentity, {});
  return (
    <Section title={identityText.title}>
      <p className="muted">{identityText.about}</p>
      <Answered answer={answer}>{first => <Known first={first} />}</Answered>
    </Section>
  );
}

function Known({ first }: { first: OwnIdentity }) {
  const [own, setOwn] = useState(first);
  const isSent = own.open !== null && own.open.state !== 'draft';
  return (
    <>
      <IdentityFacts identity={own.identity} />
      <CurrentPapers papers={own.papers} />
      <hr className={styles.rule} />
      {isSent ? (
        <WaitingChange own={own} onChange={setOwn} />
      ) : (
        <IdentityForm key={own.decided.length} own={own} onChange={setOwn} />
      )}
      <Decided changes={own.decided} />
    </>
  );
}

function CurrentPapers({ papers }: Pick<OwnIdentity, 'papers'>) {
  return (
    <section aria-label={identityText.papers}>
      <h3 className={styles.strong}>{identityText.papers}</h3>
      {papers.length === 0 && <p className="muted">{identityText.noPapers}</p>}
      <ul className={styles.rows}>
        {papers.map(paper => (
          <li key={paper.id} className={styles.row}>
            <PaperLine paper={paper} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decided({ changes }: { changes: OwnIdentity['decided'] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label={identityText.decided}>
      <h3 className={styles.strong}>{identityText.decided}</h3>
      {changes.map(change => (
        <IdentityDifference key={change.id} change={change} now={change.former} />
      ))}
    </section>
  );
}
