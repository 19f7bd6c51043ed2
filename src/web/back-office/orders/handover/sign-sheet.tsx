import { type ComponentProps, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { type HandoverParcel, handOverParcels, uploadSignature } from '#modules/handovers/calls.ts';
import { HANDED_AT_ONCE } from '#modules/handovers/handover.ts';
import { courierName } from '#modules/shipping/text.ts';
import type { CallBody, CallRequest } from '#platform/call.ts';
import { api } from '../../../data/api.ts';
import { upload } from '../../../data/files.ts';
import { useCallForm } from '../../../data/use-call-form.ts';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { printHref } from '../print/print-href.ts';
import { signText } from './handover.text.ts';
import { SignaturePad } from './signature-pad.tsx';

type Handed = CallBody<typeof handOverParcels>;

interface SignSheetProps {
  /** Of the list that this courier signs: a request that is repeated after a lost answer continues it. */
  keyOf: (takenBy: string) => string;
  carrier: string;
  parcels: readonly HandoverParcel[];
  onClose: () => void;
  onDone: (body: Handed) => void;
}

/** The courier's name and signature for what goes; the signature is sent first and named in the call. */
export function SignSheet({ keyOf, carrier, parcels, onClose, onDone }: SignSheetProps) {
  const { canvas, isSigned, onSigned, send, sentParcels } = useSigning();
  const form = useCallForm(handOverParcels, {
    read: ({ takenBy }) => ({
      key: keyOf(takenBy ?? ''),
      carrier,
      takenBy,
      signedFor: parcels.map(({ id }) => id),
      parcelIds: parcels.map(({ id }) => id),
      signature: '',
    }),
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
        onSigned={onSigned}
      />
      <output>
        {form.busy && sentParcels > 0 && (
          <Note tone="quiet">{signText.sent(sentParcels, parcels.length)}</Note>
        )}
      </output>
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

/** Sends the signature first, once as long as it is the same, and then what it stands for. */
function useSigning() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSigned, setSigned] = useState(false);
  const sent = useRef<string>('');
  const [sentParcels, setSentParcels] = useState(0);
  const send: typeof api = async (call, input) => {
    if (isSigned && !sent.current) {
      const file = await fileOf(canvas.current);
      sent.current = (await upload(uploadSignature, { file })).identifier;
    }
    const whole = { ...(input as CallRequest<typeof handOverParcels>), signature: sent.current };
    return (await sendInParts(whole, setSentParcels)) as CallBody<typeof call>;
  };
  const onSigned: ComponentProps<typeof SignaturePad>['onSigned'] = signed => {
    sent.current = '';
    setSigned(signed);
  };
  return { canvas, isSigned, onSigned, send, sentParcels };
}

/** One part after the other; where one fails, the same again goes on from there. */
async function sendInParts(
  whole: CallRequest<typeof handOverParcels>,
  onSent: (parcels: number) => void,
): Promise<Handed> {
  const handed: Handed = { handoverId: null, outcomes: [] };
  for (let from = 0; from < whole.parcelIds.length || from === 0; from += HANDED_AT_ONCE) {
    const part = whole.parcelIds.slice(from, from + HANDED_AT_ONCE);
    const { handoverId, outcomes } = await api(handOverParcels, { ...whole, parcelIds: part });
    handed.handoverId ??= handoverId;
    handed.outcomes.push(...outcomes);
    onSent(handed.outcomes.length);
  }
  return handed;
}

function fileOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas?.toBlob(
    blob => (blob ? resolve(blob) : reject(new Error('the signature could not be drawn'))),
    'image/png',
  );
  return promise;
}
