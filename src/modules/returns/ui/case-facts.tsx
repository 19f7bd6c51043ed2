import { Picture } from '#modules/media/ui/picture.tsx';
import { formatDateTime } from '#platform/dates.ts';
import type { CaseStepShown } from '../case-view.ts';
import { returnText } from '../text.ts';
import { stepWords } from './case-facts.text.ts';
import styles from './cases.module.css';

interface CaseLinesProps {
  lines: readonly Line[];
}

interface Line {
  lineId: number;
  title: string;
  options: string;
  imageUrl: string;
  quantity: number;
  exchangeFor?: string | null;
}

/** The goods of a return or claim, and what is wanted instead of them. */
export function CaseLines({ lines }: CaseLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map(line => (
        <li key={line.lineId} className={styles.line}>
          <Picture identifier={line.imageUrl} alt="" width={48} height={48} sizes="48px" />
          <span className={styles.words}>
            <bdi dir="rtl">{line.title}</bdi>
            <small>{[line.options, returnText.quantity(line.quantity)].filter(Boolean).join(' · ')}</small>
            {typeof line.exchangeFor === 'string' && (
              <small>{returnText.instead(line.exchangeFor || returnText.sameAgain)}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Each opens in full size. */
export function CasePhotos({ photos }: { photos: readonly string[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="cluster">
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={`${photo}/1200`} target="_blank" rel="noreferrer" className={styles.photo}>
            <Picture identifier={photo} alt={returnText.photo(at + 1)} width={72} height={72} sizes="72px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * What a return's two sides said; the latest refusal and a claim's words stand below the steps, and why staff decide again
 * stays theirs.
 */
const isSaid = (step: CaseStepShown, latest: CaseStepShown | undefined) =>
  step.reason && (step.event === 'appealed' || (step !== latest && 'rejected resolved'.includes(step.event)));

/** The history, the newest last. */
export function CaseSteps({ kind, steps }: { kind: 'return' | 'claim'; steps: readonly CaseStepShown[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(step => (
        <li key={`${step.event} ${step.at}`} className={styles.step}>
          <span>{stepWords(kind, step)}</span>
          <time dateTime={step.at}>{formatDateTime(new Date(step.at))}</time>
          {isSaid(step, steps.at(-1)) && <bdi className="muted">{step.reason}</bdi>}
        </li>
      ))}
    </ol>
  );
}
