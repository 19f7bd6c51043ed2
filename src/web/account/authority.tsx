import { documentPageText as text } from '#modules/payouts/document.text.ts';
import { showAuthority } from '#modules/taxes/calls.ts';
import { useCall } from '../data/use-call.ts';
import styles from './document.module.css';

/** The receipt's number at the tax authority, and the code by which anybody checks it; nothing if it was not handed in. */
export function Authority({ documentId }: { documentId: number }) {
  const answer = useCall(showAuthority, { documentId });
  if (answer.state !== 'ready' || !answer.body.qr) return null;
  const { qr, uuid, state } = answer.body;
  return (
    <section className={styles.authority} aria-label={text.authority}>
      <svg role="img" aria-label={text.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} className={styles.qr}>
        <path d={qr.path} />
      </svg>
      <div>
        <h2>{text.authority}</h2>
        <p className={styles.quiet}>{state === 'valid' ? text.valid : text.underReview}</p>
        <p className={styles.uuid}>
          {text.uuid}: <bdi dir="ltr">{uuid}</bdi>
        </p>
      </div>
    </section>
  );
}
