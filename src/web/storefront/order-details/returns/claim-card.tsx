import { Note } from '#kit/display/note.tsx';
import type { ShownClaim } from '#modules/returns/case-view.ts';
import { CLAIM_LABELS, DECISION_LABELS, returnText } from '#modules/returns/text.ts';
import { CaseLines, CasePhotos, CaseSteps } from '#modules/returns/ui/case-facts.tsx';
import { ClaimPill } from '#modules/returns/ui/case-pill.tsx';
import styles from '#modules/returns/ui/cases.module.css';
import { CaseHead, RefundOfCase } from './return-card.tsx';

interface ClaimCardProps {
  it: ShownClaim;
  onChanged: () => Promise<void>;
}

/** One claim as its buyer sees it. */
export function ClaimCard({ it, onChanged }: ClaimCardProps) {
  const title = returnText.claimNumber(String(it.id));
  return (
    <section className={styles.card} aria-label={title}>
      <CaseHead title={title} pill={<ClaimPill state={it.state} />}>
        {CLAIM_LABELS[it.about]}
      </CaseHead>
      <CaseLines lines={it.lines} />
      <CasePhotos photos={it.photos} />
      <CaseSteps kind="claim" steps={it.steps} />
      {it.answer && (
        <Note tone="quiet">
          {returnText.merchantAnswer}: <bdi>{it.answer}</bdi>
        </Note>
      )}
      {it.decision && (
        <Note tone={it.decision === 'refuse' ? 'warn' : 'ok'}>
          {returnText.decision}: {DECISION_LABELS[it.decision]}. <bdi>{it.decisionNote}</bdi>
        </Note>
      )}
      <RefundOfCase refund={it.refund} onChanged={onChanged} />
    </section>
  );
}
