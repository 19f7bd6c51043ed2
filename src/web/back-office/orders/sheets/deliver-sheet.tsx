import { useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { uploadProof } from '#modules/orders/back-office.calls.ts';
import { deliverParcel } from '#modules/orders/calls.ts';
import { foldDigits } from '#platform/digits.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { useSession } from '../../../data/session.ts';
import { FilePicker } from '../../../parts/file-picker.tsx';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import styles from '../details/details.module.css';
import { EVENT_BUTTONS, sheetText } from '../details/text.ts';
import type { ParcelSheetProps } from './parcel-sheet-props.ts';

/** A merchant proves the delivery with the buyer's code or a photo, staff with what they have. */
export function DeliverSheet({ parcel, place, onClose, onChanged }: ParcelSheetProps) {
  const isMerchant = useSession().role === 'merchant';
  const [photo, setPhoto] = useState('');
  const form = useDialogForm(deliverParcel, {
    read: ({ code = '', proof = '' }) => ({
      parcelId: parcel.id,
      ...(code.trim() && { code: foldDigits(code.trim()) }),
      ...((photo || proof) && { proof: photo || proof }),
    }),
    onClose,
    onChanged,
  });
  return (
    <FormSheet title={EVENT_BUTTONS.delivered ?? ''} about={place} onClose={onClose} form={form}>
      {isMerchant && parcel.collection === 'due' && parcel.amountDue !== null && (
        <p>
          {sheetText.collect} <strong>{formatPrice(fromPounds(parcel.amountDue))}</strong>
        </p>
      )}
      {isMerchant ? (
        <Field
          label={sheetText.code}
          name="code"
          ltr
          inputMode="numeric"
          autoComplete="off"
          hint={sheetText.codeHint}
          error={form.errors.code ?? (photo ? null : form.errors.proof)}
        />
      ) : (
        <Field
          label={sheetText.proof}
          name="proof"
          hint={sheetText.proofHint}
          error={photo ? null : form.errors.proof}
        />
      )}
      <Photo parcelId={parcel.id} photo={photo} onPhoto={setPhoto} />
    </FormSheet>
  );
}

interface PhotoProps {
  parcelId: number;
  photo: string;
  onPhoto: (identifier: string) => void;
}

function Photo({ parcelId, photo, onPhoto }: PhotoProps) {
  return (
    <div className={styles.photo}>
      {photo && (
        <Picture identifier={photo} alt={sheetText.photoStored} width={96} height={96} sizes="96px" />
      )}
      <FilePicker
        label={photo ? sheetText.otherPhoto : sheetText.photo}
        hint={sheetText.photoHint}
        accept="image/*"
        call={uploadProof}
        input={{ parcelId }}
        onDone={({ identifier }) => onPhoto(identifier)}
      />
    </div>
  );
}
