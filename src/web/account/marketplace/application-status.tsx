import { useEffect, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import type { Application } from '#modules/merchants/application.ts';
import { formatDateTime } from '#platform/dates.ts';
import { loadSession } from '../../data/session.ts';
import { useAction } from '../../data/use-action.ts';
import styles from './marketplace.module.css';
import { applyText, marketplaceText, statusText } from './text.ts';

interface Props {
  application: Application;
  /** Whether it was sent on this page just now: the form, which had the focus, is gone. */
  isNew: boolean;
  onCheck: () => Promise<void>;
}

/** The status of a sent application; once it is accepted, the account has another role and home. */
export function ApplicationStatus({ application: { id, status, submittedAt }, isNew, onCheck }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const action = useAction();
  const isOpen = status !== 'applied' && status !== 'under_review';
  const check = () => action.run(() => Promise.all([loadSession(), onCheck()]));
  return (
    <section className={styles.panel} aria-labelledby="status">
      <span className={styles.arch}>
        <Icon name={isOpen ? 'store' : 'clock'} size={28} />
      </span>
      <h2 ref={heading} id="status" tabIndex={-1}>
        {isOpen ? statusText.accepted : statusText.review}
      </h2>
      {!isOpen && <p>{statusText.reviewText}</p>}
      <p className="muted">
        <bdi>{statusText.number(id)}</bdi>
        {submittedAt && ` · ${statusText.sentAt} ${formatDateTime(new Date(submittedAt))}`}
      </p>
      <Button variant="outline" onClick={check} busy={action.busy ? applyText.saving : undefined}>
        {isOpen ? marketplaceText.toBackOffice : statusText.check}
      </Button>
    </section>
  );
}
