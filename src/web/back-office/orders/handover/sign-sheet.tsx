import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Field } from '#kit/form/field.tsx';
import { type HandoverParcel, handOverParcels, uploadSignature } from '#modules/handovers/calls.ts';
import { courierName } from '#modules/shipping/text.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../../data/api.ts';
import { upload } from '../../../data/files.ts';
import { useCallForm } from '../../../data/use-call-form.ts';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { printHref } from '../print/print-href.ts';
import { signText } from './handover.text.ts';
import { SignaturePad } from './signature-pad.tsx';

interface SignSheetProps {
  carrier: string;
  parcels: readonly HandoverParcel[];
  onClose: () => void;
  onDone: (body: CallBody<typeof handOverParcels>) => void;
}

/** The courier's name and signature for what goes; the signature is sent first and named in the call. */
export function SignSheet({ carrier, parcels, onClose, onDone }: SignSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSigned, setSigned] = useState(false);
  // A request that is repeated after a lost answer continues the same list.
  const [key] = useState(() => crypto.randomUUID());
  const sent = useRef<string>('');
  const send: typeof api = async (call, input) => {
    if (isSigned && !sent.current) {
      const file = await fileOf(canvas.current);
      sent.current = (await upload(uploadSignature, { file })).identifier;
    }
    return api(call, { ...(input as object), signature: sent.current } as typeof input);
  };
  const form = useCallForm(handOverParcels, {
    read: ({ takenBy }) => ({ key, carrier, takenBy, parcelIds: parcels.map(({ id }) => id), signature: '' }),
    send,
    onDone,
  });
  return (
    <FormSheet
      form={form}
      title={signText.title}
      submit={signText.submit(parcels.length)}
      about={signText.about(parcels.length, courierName(carrier))}
      onClose={onClose}
    >
      <Field label={signText.takenBy} name="takenBy" autoComplete="off" maxLength={60} />
      <SignaturePad
        canvas={canvas}
        isSigned={isSigned}
        error={isSigned ? undefined : form.errors.signature}
        onSigned={signed => {
          sent.current = '';
          setSigned(signed);
        }}
      />
      <p className="muted">{signText.privacy}</p>
      <p>
        <Link
          to={printHref(
            'manifest',
            parcels.map(({ merchantOrderId }) => merchantOrderId),
          )}
        >
          {signText.onPaper}
        </Link>
      </p>
    </FormSheet>
  );
}

function fileOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas?.toBlob(
    blob => (blob ? resolve(blob) : reject(new Error('the signature could not be drawn'))),
    'image/png',
  );
  return promise;
}
