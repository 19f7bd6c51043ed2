import { useState } from 'react';
import { FormError } from '#kit/form/form-error.tsx';
import { SIGNED_PICTURE } from '#modules/media/picture.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { handOverParcel, reportOutForDelivery } from '#modules/orders/calls.ts';
import type { OrderAction, ShownMerchantOrder, ShownParcel } from '#modules/orders/order-view.ts';
import { orderText } from '#modules/orders/text.ts';
import { ParcelPill } from '#modules/orders/ui/parcel-facts.tsx';
import { courierName } from '#modules/shipping/text.ts';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';
import { useOvertaken } from '../../../parts/overtaken.ts';
import { ParcelSheet } from '../sheets/parcel-sheet.tsx';
import styles from './details.module.css';
import { Barred, StepButtons, sorted } from './steps.tsx';
import { detailsText } from './text.ts';
import { TrackingForm } from './tracking-form.tsx';

interface ParcelStepsProps {
  parcel: ShownParcel;
  merchantOrder: ShownMerchantOrder;
  place: number;
  deliveryAttempts: number;
  proof: string;
  onChanged: () => Promise<void>;
}

/** Steps without questions; the others open a sheet. */
const AT_ONCE = { handed_over: handOverParcel, out_for_delivery: reportOutForDelivery } as const;

export function ParcelSteps({
  parcel,
  merchantOrder,
  place,
  deliveryAttempts,
  proof,
  onChanged,
}: ParcelStepsProps) {
  const [asked, setAsked] = useState<OrderAction['event']>();
  const { action, take } = useStepAtOnce(parcel.id, onChanged);
  const { possible, barred } = stepsOf(parcel);
  const name = orderText.parcel(place + 1, merchantOrder.parcels.length);
  const start = (event: OrderAction['event']) =>
    event === 'handed_over' || event === 'out_for_delivery' ? take(event) : setAsked(event);
  return (
    <section className={styles.parcel} aria-label={orderText.parcelFrom(name, merchantOrder.merchantName)}>
      <Head parcel={parcel} name={name} />
      {merchantOrder.parcels.length > 1 && <Contents parcel={parcel} merchantOrder={merchantOrder} />}
      {parcel.carrier === 'merchant' && (parcel.state === 'packed' || parcel.state === 'shipped') && (
        // A number that arrived by itself meanwhile is shown, not overwritten.
        <TrackingForm key={parcel.trackingNumber} parcel={parcel} onChanged={onChanged} />
      )}
      <Proof proof={proof} />
      <FormError message={action.message} />
      <StepButtons
        of={merchantOrder.parcels.length > 1 ? name : undefined}
        actions={possible}
        isBusy={event => action.busy && event in AT_ONCE}
        onStart={start}
      />
      <Barred actions={barred} />
      {asked && (
        <ParcelSheet
          event={asked}
          parcel={parcel}
          place={name}
          isLastAttempt={parcel.carrier === 'merchant' && parcel.attempts + 1 >= deliveryAttempts}
          merchantOrder={merchantOrder}
          onClose={() => setAsked(undefined)}
          onChanged={onChanged}
        />
      )}
    </section>
  );
}

function useStepAtOnce(parcelId: number, onChanged: () => Promise<void>) {
  const action = useAction();
  const overtaken = useOvertaken();
  const take = async (event: keyof typeof AT_ONCE) => {
    const refusal = await action.run(async () => {
      await api(AT_ONCE[event], { parcelId });
      await onChanged();
    });
    await overtaken(refusal, onChanged);
  };
  return { action, take };
}

/** A parcel under way has set out already; it sets out again after a failed attempt. */
function stepsOf({ actions, outForDelivery }: ShownParcel) {
  return sorted(outForDelivery ? actions.filter(({ event }) => event !== 'out_for_delivery') : actions);
}

function Head({ parcel, name }: { parcel: ShownParcel; name: string }) {
  return (
    <p className={styles.parcelHead}>
      <strong>{name}</strong>
      <ParcelPill state={parcel.state} />
      <span>
        {detailsText.carrier} {courierName(parcel.carrier)}
      </span>
      {parcel.attempts > 0 && <span>{detailsText.attempts(parcel.attempts)}</span>}
    </p>
  );
}

function Contents({ parcel, merchantOrder }: Pick<ParcelStepsProps, 'parcel' | 'merchantOrder'>) {
  const inside = parcel.lines.filter(({ quantity }) => quantity > 0);
  return (
    <ul className={styles.contents} aria-label={detailsText.inParcel}>
      {inside.map(({ lineId, quantity }) => (
        <li key={lineId}>
          <bdi dir="rtl">{merchantOrder.lines.find(({ id }) => id === lineId)?.title}</bdi>
          <span>{detailsText.units(quantity)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What stands for a proof that is not shown itself. */
const PROOFS: Readonly<Record<string, string>> = {
  code: detailsText.proofByCode,
  photo: detailsText.proofForgotten,
  words: detailsText.proofForgotten,
};

function Proof({ proof }: { proof: string }) {
  if (!proof) return null;
  if (SIGNED_PICTURE.test(proof))
    return (
      <p className={styles.proof}>
        <Picture identifier={proof} alt={detailsText.proofPhoto} width={200} height={200} sizes="200px" />
      </p>
    );
  return (
    <p className="muted">
      {detailsText.proof} <bdi>{PROOFS[proof] ?? proof}</bdi>
    </p>
  );
}
