import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { setMerchantCommission, showMerchantCommission } from '#modules/settings/back-office.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import { commissionText } from './text.ts';

/** The merchant's own commission rate, if it has one. */
export function Commission({ merchantId }: { merchantId: number }) {
  const answer = useCall(showMerchantCommission, { merchantId });
  return (
    <Answered answer={answer}>
      {rate => (
        <Known key={String(rate.percent)} merchantId={merchantId} rate={rate} onSaved={answer.reload} />
      )}
    </Answered>
  );
}

interface KnownProps {
  merchantId: number;
  rate: { percent: number | null; general: number };
  onSaved: () => Promise<void>;
}

function Known({ merchantId, rate, onSaved }: KnownProps) {
  const [typed, setTyped] = useState(rate.percent === null ? '' : String(rate.percent));
  const [error, setError] = useState<string>();
  const { busy, message, run } = useAction();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = await run(async () => {
      await api(setMerchantCommission, { merchantId, percent: typed.trim() === '' ? null : typed });
      showToast(commissionText.saved);
      await onSaved();
    });
    setError(refusal?.details.fields?.['percent']);
  };
  return (
    <form noValidate onSubmit={save}>
      <Field
        name="percent"
        label={commissionText.label}
        hint={commissionText.hint(rate.general)}
        value={typed}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
        end={
          <Button type="submit" variant="text" size="small" busy={busy ? commissionText.saving : undefined}>
            {commissionText.save}
          </Button>
        }
      />
      {!error && <FormError message={message} />}
    </form>
  );
}
