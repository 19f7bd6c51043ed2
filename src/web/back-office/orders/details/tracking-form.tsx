import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { setTracking } from '#modules/orders/back-office.calls.ts';
import type { ShownParcel } from '#modules/orders/order-view.ts';
import { CallForm } from '../../../data/call-form.tsx';
import { useCallForm } from '../../../data/use-call-form.ts';
import { shownAnew } from '../../../parts/use-step.ts';
import styles from './details.module.css';
import { detailsText } from './text.ts';

/** The tracking number of a parcel that the merchant delivers or sends itself. */
export function TrackingForm({ parcel, onChanged }: { parcel: ShownParcel; onChanged: () => Promise<void> }) {
  const form = useCallForm(setTracking, {
    read: ({ trackingNumber }) => ({ parcelId: parcel.id, trackingNumber }),
    onDone: async () => {
      showToast(detailsText.trackingSaved);
      await onChanged();
    },
    onRefused: shownAnew(onChanged),
  });
  return (
    <CallForm form={form} className={styles.tracking}>
      <Field
        label={detailsText.tracking}
        name="trackingNumber"
        ltr
        optional
        autoComplete="off"
        maxLength={40}
        defaultValue={parcel.trackingNumber ?? ''}
      />
      <Button type="submit" variant="outline" busy={form.busy ? detailsText.working : undefined}>
        {detailsText.saveTracking}
      </Button>
      <FormError message={form.message} />
    </CallForm>
  );
}
