import { Pill } from '#kit/display/pill.tsx';
import { formatDate } from '#platform/dates.ts';
import { CHANGE_STATE_NAMES, IDENTITY_NAMES } from '../identity.text.ts';
import { IDENTITY_FIELDS, type Identity, type IdentityChange } from '../identity.ts';
import styles from './identity.module.css';
import { identityUiText } from './identity.text.ts';
import { IdentityValue } from './identity-facts.tsx';
import { PaperLine } from './paper-line.tsx';

interface IdentityDifferenceProps {
  change: IdentityChange;
  /** What the change is compared with. */
  now: Partial<Identity>;
}

const TONES = {
  draft: 'neutral',
  waiting: 'warn',
  approved: 'info',
  refused: 'danger',
  in_force: 'ok',
} as const;

/** A change field by field, what was against what is asked, with its day, its reasons and its papers. */
export function IdentityDifference({ change, now }: IdentityDifferenceProps) {
  const fields = IDENTITY_FIELDS.filter(field => change.fields[field] !== undefined);
  return (
    <article className={styles.change} aria-label={identityUiText.difference(change.id)}>
      <p className="cluster middle">
        <strong>{identityUiText.difference(change.id)}</strong>
        <Pill tone={TONES[change.state]}>{CHANGE_STATE_NAMES[change.state]}</Pill>
      </p>
      {fields.length === 0 && <p>{identityUiText.papersOnly}</p>}
      <dl className={styles.difference}>
        {fields.map(field => (
          <div key={field}>
            <dt>{IDENTITY_NAMES[field]}</dt>
            <dd>
              {change.state !== 'refused' && (
                <>
                  <span className="visually-hidden">
                    {change.state === 'in_force' ? identityUiText.before : identityUiText.now}:{' '}
                  </span>
                  <s>
                    <IdentityValue field={field} value={now[field]} />
                  </s>
                </>
              )}
              <span className="visually-hidden">{identityUiText.asked}: </span>
              <strong>
                <IdentityValue field={field} value={change.fields[field]} />
              </strong>
            </dd>
          </div>
        ))}
        <Said label={identityUiText.effectiveFrom} value={dayOf(change.effectiveFrom)} />
        <Said label={identityUiText.reason} value={change.reason} />
        <Said label={identityUiText.answer} value={change.answer} />
      </dl>
      {change.papers.map(paper => (
        <PaperLine key={paper.id} paper={paper} />
      ))}
    </article>
  );
}

const dayOf = (day: string | null) => (day ? formatDate(new Date(day)) : '');

function Said({ label, value }: { label: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
