import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { BEARERS } from '#modules/ledger/bearer.ts';
import { endDispute, listDisputes, MOST_DISPUTES, openDispute } from '#modules/payments/contract/disputes.ts';
import { methodName } from '#modules/payments/text.ts';
import type { CallBody } from '#platform/call.ts';
import { parseWhole } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { useAction } from '../../account/use-action.ts';
import { useCall } from '../../account/use-call.ts';
import { api } from '../../api.ts';
import styles from '../returns/case.module.css';
import { refundsText } from './text.ts';

type Dispute = CallBody<typeof listDisputes>['disputes'][number];

/** Payments that a bank wants back, and a form to record a new one. */
export function Disputes() {
  const answer = useCall(listDisputes, {});
  const [opening, setOpening] = useState(false);
  if (answer.state !== 'ready') return null;
  return (
    <section className={styles.panel} aria-label={refundsText.disputes}>
      <h2>{refundsText.disputes}</h2>
      {answer.body.disputes.map(dispute => (
        <OpenDispute key={dispute.paymentId} dispute={dispute} onDone={answer.reload} />
      ))}
      {answer.body.disputes.length === MOST_DISPUTES && <p>{refundsText.oldestDisputes(MOST_DISPUTES)}</p>}
      <div className={styles.buttons}>
        <Button size="small" variant="outline" onClick={() => setOpening(true)}>
          {refundsText.openDispute}
        </Button>
      </div>
      {opening && <NewDispute onClose={() => setOpening(false)} onDone={answer.reload} />}
    </section>
  );
}

interface OpenDisputeProps {
  dispute: Dispute;
  onDone: () => Promise<void>;
}

/** A lost dispute needs to say who bears the loss; both outcomes need the bank's reason. */
function OpenDispute({ dispute: { paymentId, orderId, method, atStake }, onDone }: OpenDisputeProps) {
  const [reason, setReason] = useState('');
  const [bearer, setBearer] = useState('');
  const action = useAction();
  const busy = action.busy ? refundsText.working : undefined;
  const end = async (verdict: 'won' | 'lost') => {
    const chosen = BEARERS.find(each => each === bearer);
    const refusal = await action.run(() =>
      api(endDispute, { paymentId, verdict, reason: reason.trim(), ...(chosen && { bearer: chosen }) }),
    );
    if (refusal) return;
    showToast(refundsText.done);
    await onDone();
  };
  const isSaid = reason.trim().length >= 3;
  return (
    <div className={styles.form}>
      <p>
        <Link to={`/order-details/${orderId}`}>
          <bdi dir="ltr">{orderNumber(orderId)}</bdi>
        </Link>{' '}
        · {methodName(method)} · {refundsText.atStake} <Price pounds={atStake} size="amount" />
      </p>
      <p className={styles.quiet}>{refundsText.disputed}</p>
      <FormError message={action.message} />
      <Field
        label={refundsText.ending}
        name={`reason ${paymentId}`}
        maxLength={300}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <SelectField
        label={refundsText.bearer}
        name={`bearer ${paymentId}`}
        placeholder={refundsText.bearer}
        options={BEARERS.map(value => ({ value, label: refundsText.bearers[value] }))}
        value={bearer}
        onChange={event => setBearer(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button size="small" disabled={!isSaid} busy={busy} onClick={() => end('won')}>
          {refundsText.won}
        </Button>
        <Button
          size="small"
          variant="danger"
          disabled={!isSaid || bearer === ''}
          busy={busy}
          onClick={() => end('lost')}
        >
          {refundsText.lost}
        </Button>
      </div>
    </div>
  );
}

function NewDispute({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const action = useAction();
  const orderId = parseWhole(number.replace(/^\s*WK-/i, ''));
  const open = async () => {
    const refusal = await action.run(() =>
      api(openDispute, { orderId: orderId ?? 0, reason: reason.trim() }),
    );
    if (refusal) return;
    onClose();
    await onDone();
  };
  return (
    <AlertDialog
      open
      onClose={onClose}
      icon="cash"
      title={refundsText.openDispute}
      text={refundsText.openDisputeText}
    >
      <Field
        label={refundsText.orderNumber}
        name="orderId"
        ltr
        value={number}
        onChange={event => setNumber(event.target.value)}
      />
      <Field
        label={refundsText.ending}
        name="reason"
        maxLength={300}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <FormError message={action.message} />
      <Button
        block
        disabled={!orderId || reason.trim().length < 3}
        busy={action.busy ? refundsText.working : undefined}
        onClick={open}
      >
        {refundsText.openDispute}
      </Button>
      <Button block variant="outline" onClick={onClose}>
        {refundsText.close}
      </Button>
    </AlertDialog>
  );
}
