import { type ChangeEvent, useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { uploadProof } from '#modules/orders/back-office/contract.ts';
import { deliverParcel } from '#modules/orders/contract.ts';
import { foldDigits } from '#platform/digits.ts';
import { useAction } from '../../../../account/use-action.ts';
import { useCallForm } from '../../../../account/use-call-form.ts';
import { upload } from '../../../../files.ts';
import { useSession } from '../../../../session.ts';
import styles from '../details.module.css';
import { EVENT_BUTTONS, sheetText } from '../text.ts';
import type { ParcelSheetProps } from './parcel-sheet-props.ts';
import { Sheet } from './sheet.tsx';

/** A merchant proves that he delivered by the buyer's code or a photo, staff by what they have. */
export function DeliverSheet({ parcel, onClose, onChanged }: ParcelSheetProps) {
  const isMerchant = useSession().role === 'merchant';
  const [photo, setPhoto] = useState('');
  const form = useCallForm(deliverParcel, {
    read: ({ code = '', proof = '' }) => ({
      parcelId: parcel.id,
      ...(code.trim() && { code: foldDigits(code.trim()) }),
      ...((photo || proof) && { proof: photo || proof }),
    }),
    onDone: async () => {
      onClose();
      await onChanged();
    },
  });
  return (
    <Sheet title={EVENT_BUTTONS.delivered ?? ''} onClose={onClose} form={form}>
      {isMerchant ? (
        <Field
          label={sheetText.code}
          name="code"
          ltr
          inputMode="numeric"
          autoComplete="off"
          hint={sheetText.codeHint}
          error={form.errors.code ?? form.errors.proof}
        />
      ) : (
        <Field label={sheetText.proof} name="proof" hint={sheetText.proofHint} error={form.errors.proof} />
      )}
      <Photo photo={photo} onPhoto={setPhoto} />
    </Sheet>
  );
}

function Photo({ photo, onPhoto }: { photo: string; onPhoto: (identifier: string) => void }) {
  const action = useAction();
  const send = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    void action.run(async () => onPhoto((await upload(uploadProof, { file })).identifier));
  };
  return (
    <div className={styles.photo}>
      <label>
        {sheetText.photo}
        <input type="file" accept="image/*" capture="environment" onChange={send} />
      </label>
      <output className={styles.quiet}>
        {action.busy ? sheetText.photoSending : photo ? sheetText.photoKept : sheetText.photoHint}
      </output>
      <FormError message={action.message} />
    </div>
  );
}
