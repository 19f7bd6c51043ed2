import { useState } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { sendTransferProof } from '#modules/checkout/contract.ts';
import { payText } from '#modules/payments/text.ts';
import { trialOutlet } from '#modules/payments/trial.ts';
import { formatDateTime } from '#platform/dates.ts';
import { FilePicker } from '../../account/upload/file-picker.tsx';
import styles from './payment.module.css';
import type { ShownPayment } from './use-payment.ts';

/** What the buyer takes to an outlet or a bank: the code, the amount, the deadline and instructions. */
export function PayByCode({ orderId, shown }: { orderId: number; shown: ShownPayment }) {
  const { attempt, method, toPay } = shown;
  const code = attempt?.code ?? '';
  const isTransfer = method === 'bank_transfer';
  const isTrial = shown.methods.some(each => each.method === method && each.isEmulated);
  const copy = () => void navigator.clipboard.writeText(code).then(() => showToast(payText.copied));
  return (
    <section className={styles.card} aria-labelledby="code">
      <h2 id="code" className={styles.codeTitle}>
        {isTransfer ? payText.orderNumber : payText.code}
      </h2>
      <p className={styles.code}>
        <bdi dir="ltr">{code}</bdi>
      </p>
      <Button variant="soft" icon="copy" onClick={copy}>
        {payText.copy}
      </Button>
      <p className={styles.amount}>
        <span>{payText.amount}</span>
        <Price pounds={toPay} size="total" />
      </p>
      {attempt?.expiresAt && (
        <p>
          {payText.until} <strong>{formatDateTime(new Date(attempt.expiresAt))}</strong>
        </p>
      )}
      <p>{isTransfer ? payText.howTransfer : payText.howFawry}</p>
      {isTransfer && <Accounts {...shown.transferTo} />}
      {isTransfer && <Proof orderId={orderId} />}
      {isTrial && !isTransfer && (
        <ButtonLink to={trialOutlet(code)} reloadDocument variant="outline">
          {payText.tryFawry}
        </ButtonLink>
      )}
    </section>
  );
}

/** The picture helps to find the transfer, and releases nothing. */
function Proof({ orderId }: { orderId: number }) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <FilePicker
        label={payText.proof}
        hint={payText.proofMore}
        accept="image/*"
        call={sendTransferProof}
        input={{ orderId }}
        onDone={() => setSent(true)}
      />
      <output>{isSent && <Note tone="ok">{payText.proofSent}</Note>}</output>
    </>
  );
}

function Accounts({ instapay, bank, account }: ShownPayment['transferTo']) {
  const rows = [
    [payText.instapay, instapay],
    [payText.bank, bank],
    [payText.account, account],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.accounts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
