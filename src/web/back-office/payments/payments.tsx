import { listPaymentWork } from '#modules/payments/back-office.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useNextStep } from '../parts/focus.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { RefundedParcels } from './refunded-parcels.tsx';
import { paymentsText } from './text.ts';
import { Traces } from './traces.tsx';
import { Transfers } from './transfers.tsx';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.payments), noindex: true });

/** Payments that need a person; everything else about them happens automatically. */
export default function Payments() {
  const work = useCall(listPaymentWork, {});
  const { onStepped } = useNextStep(bodyOf(work), work.reload);
  const reload = () => void onStepped();
  return (
    <>
      <PageHead title={pageTitles.payments} intro={paymentsText.intro} />
      <Answered answer={work} heading="h2" text={paymentsText}>
        {({ transfers, traces }) => (
          <>
            <Transfers transfers={transfers} onChanged={reload} />
            <RefundedParcels />
            <Traces traces={traces} onChanged={reload} />
          </>
        )}
      </Answered>
    </>
  );
}
