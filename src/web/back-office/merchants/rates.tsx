import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import {
  MERCHANT_RATES,
  type MerchantRate,
  setMerchantRate,
  showMerchantRates,
} from '#modules/settings/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import { rateText } from './text.ts';

/** The rates that a merchant may have of its own: its commission, and the tax withheld from its payouts. */
export function Rates({ merchantId }: { merchantId: number }) {
  const answer = useCall(showMerchantRates, { merchantId });
  return (
    <Answered answer={answer}>
      {rates =>
        MERCHANT_RATES.map(name => (
          <Rate
            key={`${name} ${rates[name].percent}`}
            merchantId={merchantId}
            name={name}
            rate={rates[name]}
            onSaved={answer.reload}
          />
        ))
      }
    </Answered>
  );
}

interface RateProps {
  merchantId: number;
  name: MerchantRate;
  rate: CallBody<typeof showMerchantRates>[MerchantRate];
  onSaved: () => Promise<void>;
}

function Rate({ merchantId, name, rate, onSaved }: RateProps) {
  const text = rateText[name];
  const [typed, setTyped] = useState(rate.percent === null ? '' : String(rate.percent));
  const [error, setError] = useState<string>();
  const { busy, message, run } = useAction();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = await run(async () => {
      await api(setMerchantRate, { merchantId, rate: name, percent: typed.trim() === '' ? null : typed });
      showToast(text.saved);
      await onSaved();
    });
    setError(refusal?.details.fields?.['percent']);
  };
  return (
    <form noValidate onSubmit={save}>
      <Field
        name={name}
        label={text.label}
        hint={text.hint(rate.general)}
        value={typed}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
        end={
          <Button type="submit" variant="text" size="small" busy={busy ? text.saving : undefined}>
            {text.save}
          </Button>
        }
      />
      {!error && <FormError message={message} />}
    </form>
  );
}
