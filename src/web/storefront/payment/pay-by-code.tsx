import { Button, ButtonLink } from '#kit/button.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { sendTransferProof } from '#modules/checkout/calls.ts';
import { sandboxOutlet } from '#modules/payments/sandbox.ts';
import { payText } from '#modules/payments/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { FilePicker } from '../../parts/file-picker.tsx';
import styles from './payment.module.css';
import { ProofState } from './proof-state.tsx';
import type { ShownPayment } from './use-payment.ts';

interface PayByCodeProps {
  orderId: number;
  shown: ShownPayment;
  onSent: () => Promise<void>;
}

/** What the buyer takes to an outlet or a bank: the code, the amount, the deadline and instructions. */
export function PayByCode({ orderId, shown, onSent }: PayByCodeProps) {
  const { attempt, method, toPay } = shown;
  const code = attempt?.code ?? '';
  const isTransfer = method === 'bank_transfer';
  const isSandbox = shown.methods.some(each => each.method === method && each.isEmulated);
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
      {isTransfer && <Proof orderId={orderId} proof={attempt?.proof ?? null} onSent={onSent} />}
      {isSandbox && !isTransfer && (
        <ButtonLink to={sandboxOutlet(code)} reloadDocument variant="outline">
          {payText.tryFawry}
        </ButtonLink>
      )}
    </section>
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
