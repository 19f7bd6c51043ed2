import { ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Price } from '#kit/price.tsx';
import { sendTransferProof } from '#modules/checkout/calls.ts';
import { sandboxOutlet } from '#modules/payments/sandbox.ts';
import { payText } from '#modules/payments/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { FilePicker } from '../../parts/file-picker.tsx';
import { CopyRow } from './copy-row.tsx';
import styles from './payment.module.css';
import { ProofState } from './proof-state.tsx';
import type { ShownPayment } from './use-payment.ts';

interface PayByCodeProps {
  orderId: number;
  shown: ShownPayment;
  onSent: () => Promise<void>;
}

/** What the buyer takes to an outlet or a bank: the code or the account, the amount, the deadline and instructions. */
export function PayByCode({ orderId, shown, onSent }: PayByCodeProps) {
  const { attempt, method, toPay, transferTo } = shown;
  const code = attempt?.code ?? '';
  const until = attempt?.expiresAt && (
    <p>
      {payText.until} <strong>{formatDateTime(new Date(attempt.expiresAt))}</strong>
    </p>
  );
  if (method === 'bank_transfer')
    return (
      <section className={styles.card} aria-labelledby="code">
        <h2 id="code" className={styles.codeTitle}>
          {transferTo.instapay ? payText.transfer : payText.bank}
        </h2>
        {until}
        <Transfer orderId={orderId} toPay={toPay} transferTo={transferTo} />
        <p>{payText.howTransfer}</p>
        <Proof orderId={orderId} proof={attempt?.proof ?? null} onSent={onSent} />
      </section>
    );
  const isSandbox = shown.methods.some(each => each.method === method && each.isEmulated);
  return (
    <section className={styles.card} aria-labelledby="code">
      <h2 id="code" className={styles.codeTitle}>
        {payText.code}
      </h2>
      <p className={styles.code}>
        <bdi dir="ltr">{code}</bdi>
      </p>
      <CopyButton text={code} said={payText.copied}>
        {payText.copy}
      </CopyButton>
      <p className="between">
        <span>{payText.amount}</span>
        <Price pounds={toPay} size="total" />
      </p>
      {until}
      <p>{payText.howFawry}</p>
      {isSandbox && (
        <ButtonLink to={sandboxOutlet(code)} reloadDocument variant="outline">
          {payText.tryFawry}
        </ButtonLink>
      )}
    </section>
  );
}

type TransferProps = Pick<ShownPayment, 'toPay' | 'transferTo'> & { orderId: number };

/** What is typed into the bank's app, each with its own button to copy it; InstaPay first, an account number folded. */
function Transfer({ orderId, toPay, transferTo: { instapay, holder, bank, account } }: TransferProps) {
  const byAccount = account && (
    <dl className={styles.accounts}>
      {bank && <CopyRow name={payText.bank} value={bank} />}
      <CopyRow name={payText.account} value={account} />
    </dl>
  );
  return (
    <>
      <dl className={styles.accounts}>
        {instapay && <CopyRow name={payText.instapayName} value={instapay} />}
        <CopyRow name={payText.amountName} value={String(toPay)}>
          <Price pounds={toPay} size="amount" />
        </CopyRow>
        <CopyRow name={payText.orderNumberName} value={orderNumber(orderId)} hint={payText.orderNumber} />
      </dl>
      {holder && <p className="muted">{payText.holder(holder)}</p>}
      {instapay && byAccount ? (
        <details className={styles.others}>
          <summary>{payText.byBank}</summary>
          {byAccount}
        </details>
      ) : (
        byAccount
      )}
    </>
  );
}

interface ProofProps {
  orderId: number;
  proof: NonNullable<ShownPayment['attempt']>['proof'];
  onSent: () => Promise<void>;
}

/** The picture helps to find the transfer, and releases nothing. Staff may refuse it; then another may be sent. */
function Proof({ orderId, proof, onSent }: ProofProps) {
  return (
    <>
      <output>{proof && <ProofState proof={proof} />}</output>
      <FilePicker
        label={proof ? payText.proofAgain : payText.proof}
        hint={payText.proofMore}
        accept="image/*"
        call={sendTransferProof}
        input={{ orderId }}
        onDone={() => void onSent()}
      />
    </>
  );
}
