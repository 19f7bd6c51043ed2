import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#kit/button.tsx';
import { merchantName } from '#modules/merchants/merchant.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import { MERCHANT_TABS } from '#modules/merchants/merchant-status.ts';
import { showMerchantFile } from '#modules/merchants/review.calls.ts';
import { MerchantLogo } from '#modules/merchants/ui/merchant-logo.tsx';
import { formatDateTime } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { focusOn } from '../parts/focus.ts';
import { Checklist } from './checklist.tsx';
import { Decisions } from './decisions.tsx';
import styles from './detail.module.css';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { IdentityReview } from './identity-review.tsx';
import { Papers } from './papers.tsx';
import { ProductReview } from './product-review.tsx';
import { Rates } from './rates.tsx';
import { StatusPill } from './status-pill.tsx';
import { merchantsText } from './text.ts';

/** The state of a visit that nobody asked for: the list's first merchant. */
export const BY_ITSELF = 'by-itself';

interface MerchantDetailProps {
  merchantId: number;
  onBack: () => void;
  /** A decision was made, so the list and its counts are out of date. */
  onChange: () => Promise<void>;
}

export function MerchantDetail({ merchantId, onBack, onChange }: MerchantDetailProps) {
  const answer = useCall(showMerchantFile, { merchantId });
  return (
    <>
      <div className={styles.back}>
        <Button variant="text" icon="chevron-start" onClick={onBack}>
          {merchantsText.back}
        </Button>
      </div>
      <Answered answer={answer} heading="h2">
        {file => <Known first={file} onChange={onChange} />}
      </Answered>
    </>
  );
}

function Known({ first, onChange }: { first: MerchantFile; onChange: () => Promise<void> }) {
  const [file, setFile] = useState(first);
  const changed = (next: MerchantFile) => {
    setFile(next);
    void onChange();
  };
  const applies = (MERCHANT_TABS.applications as readonly string[]).includes(file.status);
  const stage = applies && file.status !== 'needs_info' ? 'applies' : file.status;
  const isAsked = useLocation().state !== BY_ITSELF || file !== first;
  // Chosen from the list, and again when it was decided and the buttons are others: the keyboard goes on from here.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- at each stage
  useEffect(() => void (isAsked && focusOn('#merchant')), [stage]);
  return (
    <article className={styles.file} aria-labelledby="merchant">
      <Head file={file} />
      <Facts file={file} />
      <IdentityReview file={file} onChange={changed} />
      {/* While it applies, its papers are checked; their last days are written down once it sells. */}
      <Papers papers={file.papers} {...(!applies && { onChange: changed })} />
      {applies && <Checklist file={file} onChange={changed} />}
      {!applies && file.status !== 'rejected' && <ProductReview file={file} onChange={changed} />}
      {!applies && file.status !== 'rejected' && <Rates merchantId={file.id} />}
      <Decisions file={file} onChange={changed} />
      <History file={file} />
    </article>
  );
}

function Head({ file }: { file: MerchantFile }) {
  const { id, applicationId, nameAr, logoUrl, status, statusReason, submittedAt } = file;
  return (
    <header className={styles.head}>
      <MerchantLogo merchant={{ id, logoUrl }} size={72} />
      <div className={styles.title}>
        <h2 id="merchant" tabIndex={-1}>
          <bdi>{merchantName(nameAr)}</bdi>
        </h2>
        <p className={styles.quiet}>
          <bdi>
            {applicationId === null ? merchantsText.merchant(id) : merchantsText.application(applicationId)}
          </bdi>
          {' · '}
          {merchantsText.sentAt} {formatDateTime(new Date(submittedAt))}
        </p>
        {statusReason && (
          <p className={styles.quiet}>
            {merchantsText.statusReason}: {statusReason}
          </p>
        )}
      </div>
      <StatusPill status={status} />
    </header>
  );
}
