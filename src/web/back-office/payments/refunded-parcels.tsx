import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/display/data-table.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { Price } from '#kit/price.tsx';
import {
  decideRefundedParcel,
  listRefundedParcels,
  REFUNDED_PARCEL_ENDS,
  type RefundedParcel,
} from '#modules/checkout/refunded-parcels.calls.ts';
import { AFTER_REFUND_TEXT } from '#modules/checkout/text.ts';
import { formatDate } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { saidOf } from '../parts/signing/text.ts';
import { refundedParcelText as text } from './text.ts';
import { WorkList } from './work-list.tsx';

/** Parcels that were refunded and went on after all: finance follows them until they are back, paid or borne. */
export function RefundedParcels() {
  const answer = useCall(listRefundedParcels, {});
  const [chosen, setChosen] = useState<RefundedParcel>();
  const decide = (row: RefundedParcel) => (
    <Button size="small" variant="outline" onClick={() => setChosen(row)}>
      {text.decide}
    </Button>
  );
  return (
    <Answered answer={answer} heading="h2">
      {({ parcels }) => (
        <>
          <WorkList
            id="refunded-parcels"
            title={text.title}
            none={text.none}
            columns={[...FACTS, { id: 'action', header: text.decide, look: 'menu', cell: decide }]}
            rows={parcels}
            idOf={({ id }) => id}
          />
          {chosen && (
            <DecideDialog
              parcel={chosen}
              onClose={() => setChosen(undefined)}
              onChanged={() => void answer.reload()}
            />
          )}
        </>
      )}
    </Answered>
  );
}

const FACTS: readonly Column<RefundedParcel>[] = [
  { id: 'order', header: text.merchant, cell: row => <Whose row={row} /> },
  { id: 'where', header: text.where, cell: row => (row.isDelivered ? text.delivered : text.underWay) },
  { id: 'choice', header: text.choice, cell: ({ choice }) => AFTER_REFUND_TEXT[choice] },
  { id: 'since', header: text.since, cell: ({ openedAt }) => formatDate(new Date(openedAt)) },
  {
    id: 'amount',
    header: text.amount,
    look: 'amount',
    cell: ({ amount }) => <Price pounds={amount} size="amount" />,
  },
];

function Whose({ row: { orderId, merchantName } }: { row: RefundedParcel }) {
  return (
    <>
      <OrderLink orderId={orderId} /> · <bdi>{merchantName}</bdi>
    </>
  );
}

interface DecideDialogProps {
  parcel: RefundedParcel;
  onClose: () => void;
  onChanged: () => void;
}

function DecideDialog({ parcel: { id, orderId }, onClose, onChanged }: DecideDialogProps) {
  return (
    <CallDialog
      call={decideRefundedParcel}
      read={fields => ({ ...fields, id })}
      done={saidOf(text.done)}
      onChanged={onChanged}
      icon="package"
      title={text.dialogTitle(orderNumber(orderId))}
      text={text.dialogText}
      submit={text.decide}
      onClose={onClose}
    >
      <SelectField
        label={text.decision}
        name="decision"
        options={REFUNDED_PARCEL_ENDS.map(value => ({
          value,
          label: value === 'paid' ? text.paid : AFTER_REFUND_TEXT[value],
        }))}
      />
      <TextAreaField label={text.reason} name="reason" rows={2} />
    </CallDialog>
  );
}
