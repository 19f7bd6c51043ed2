import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/display/data-table.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { markTraceSeen, type PaymentTrace } from '#modules/payments/back-office.calls.ts';
import { gatewayName } from '#modules/payments/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useOvertaken } from '../../parts/overtaken.ts';
import { NEXT_STEP } from '../parts/focus.ts';
import { OrderLink } from '../parts/order-link.tsx';
import styles from './payments.module.css';
import { KIND_NAMES, paymentsText, TRACE_NAMES, traceText } from './text.ts';
import { WorkList } from './work-list.tsx';

interface TracesProps {
  traces: readonly PaymentTrace[];
  onChanged: () => void;
}

/** Messages in a gateway's name that were refused, or that the books do not expect. */
export function Traces({ traces, onChanged }: TracesProps) {
  const seen = ({ id }: PaymentTrace) => <Seen traceId={id} onSeen={onChanged} />;
  return (
    <WorkList
      id="traces"
      title={traceText.title}
      none={traceText.none}
      columns={[...FACTS, { id: 'action', header: paymentsText.action, cell: seen }]}
      rows={traces}
      idOf={({ id }) => id}
    />
  );
}

const FACTS: readonly Column<PaymentTrace>[] = [
  { id: 'what', header: traceText.what, cell: ({ outcome }) => TRACE_NAMES[outcome] },
  {
    id: 'gateway',
    header: traceText.gateway,
    cell: ({ provider }) => <bdi>{gatewayName(provider)}</bdi>,
  },
  {
    id: 'order',
    header: paymentsText.order,
    cell: ({ orderId }) => (orderId === null ? traceText.nothing : <OrderLink orderId={orderId} />),
  },
  {
    id: 'reported',
    header: traceText.reported,
    cell: ({ kind, reported, currency }) =>
      kind === null ? (
        traceText.nothing
      ) : (
        <span className={styles.stack}>
          {KIND_NAMES[kind] ?? <bdi>{kind}</bdi>}
          {reported !== null && currency === 'EGP' && <Price pounds={reported} size="amount" />}
          {reported !== null && currency !== 'EGP' && (
            <bdi dir="ltr">
              {reported} {currency}
            </bdi>
          )}
        </span>
      ),
  },
  {
    id: 'ours',
    header: traceText.ours,
    cell: ({ ours }) => (ours === null ? traceText.nothing : <Price pounds={ours} size="amount" />),
  },
  { id: 'at', header: traceText.at, cell: ({ at }) => formatDateTime(new Date(at)) },
];

function Seen({ traceId, onSeen }: { traceId: number; onSeen: () => void }) {
  const { busy, message, run } = useAction();
  const overtaken = useOvertaken();
  const mark = async () => {
    const refusal = await run(async () => {
      await api(markTraceSeen, { traceId });
      showToast(traceText.done);
    });
    await (refusal ? overtaken(refusal, onSeen) : onSeen());
  };
  return (
    <>
      <Button
        {...NEXT_STEP}
        size="small"
        variant="outline"
        busy={busy ? paymentsText.working : undefined}
        onClick={() => void mark()}
      >
        {traceText.seen}
      </Button>
      <FormError message={message} />
    </>
  );
}
