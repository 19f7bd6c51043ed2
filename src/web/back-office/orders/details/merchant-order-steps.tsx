import { useState } from 'react';
import { FormError } from '#kit/form/form-error.tsx';
import type { ManagedOrder } from '#modules/orders/back-office/order-view.ts';
import { acceptMerchantOrder, confirmOrder } from '#modules/orders/calls.ts';
import type { OrderAction, ShownMerchantOrder } from '#modules/orders/order-view.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';
import { useOvertaken } from '../../../parts/overtaken.ts';
import { useNextStep } from '../../parts/focus.ts';
import { CancelUnits } from '../sheets/cancel-units.tsx';
import { PackSheet } from '../sheets/pack-sheet.tsx';
import { RejectSheet } from '../sheets/reject-sheet.tsx';
import styles from './details.module.css';
import { ParcelSteps } from './parcel-steps.tsx';
import { Barred, StepButtons, sorted } from './steps.tsx';
import { detailsText } from './text.ts';

/** The shop's settings that the steps must know. */
export interface StepRules {
  couriers: readonly CourierName[];
  /** After this many attempts a parcel that its merchant delivers goes back. */
  deliveryAttempts: number;
}

interface MerchantOrderStepsProps {
  orderId: number;
  merchantOrder: ShownMerchantOrder;
  rules: StepRules;
  proofs: ManagedOrder['proofs'];
  onChanged: () => Promise<void>;
}

const ON_ITS_WAY: ReadonlySet<ShownMerchantOrder['status']> = new Set([
  'new',
  'accepted',
  'ready',
  'shipped',
]);

type ConfirmedStep = 'packed' | 'rejected' | 'cancelled';
const ASKS: ReadonlySet<string> = new Set<ConfirmedStep>(['packed', 'rejected', 'cancelled']);

/** What may be done with a merchant order and each of its parcels now; for the rest, the reason why not. */
export function MerchantOrderSteps({
  orderId,
  merchantOrder,
  rules,
  proofs,
  onChanged,
}: MerchantOrderStepsProps) {
  const [asked, setAsked] = useState<ConfirmedStep>();
  const action = useAction();
  const overtaken = useOvertaken();
  const { place, onStepped } = useNextStep(merchantOrder, onChanged);
  const { possible, barred: refused } = sorted(merchantOrder.actions);
  // Once all of it has ended, nobody expects to cancel or pack.
  const barred = ON_ITS_WAY.has(merchantOrder.status) ? refused : [];
  async function start(event: OrderAction['event']) {
    if (ASKS.has(event)) return setAsked(event as ConfirmedStep);
    const refusal = await action.run(async () => {
      if (event === 'confirmed') await api(confirmOrder, { orderId });
      else await api(acceptMerchantOrder, { merchantOrderId: merchantOrder.id });
      await onStepped();
    });
    await overtaken(refusal, onStepped);
  }
  const sheet = { merchantOrder, onClose: () => setAsked(undefined), onChanged: onStepped };
  const isIdle =
    possible.length === 0 &&
    merchantOrder.parcels.every(({ actions }) => sorted(actions).possible.length === 0);
  return (
    <div ref={place} className={styles.steps}>
      <FormError message={action.message} />
      <StepButtons actions={possible} isBusy={event => action.busy && !ASKS.has(event)} onStart={start} />
      <Barred actions={barred} />
      {isIdle && barred.length === 0 && <p className="muted">{detailsText.nothing}</p>}
      {merchantOrder.parcels.map((parcel, at) => (
        <ParcelSteps
          key={parcel.id}
          parcel={parcel}
          merchantOrder={merchantOrder}
          place={at}
          deliveryAttempts={rules.deliveryAttempts}
          proof={proofs.find(({ parcelId }) => parcelId === parcel.id)?.proof ?? ''}
          onChanged={onStepped}
        />
      ))}
      {asked === 'packed' && <PackSheet {...sheet} couriers={rules.couriers} />}
      {asked === 'rejected' && <RejectSheet {...sheet} />}
      {asked === 'cancelled' && <CancelUnits {...sheet} />}
    </div>
  );
}
