import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { listPaymentWork } from '#modules/payments/contract/desk.ts';
import { useCall } from '../../account/use-call.ts';
import { backofficeText, pageTitles } from '../text.ts';
import styles from './payments.module.css';
import { RefundsByHand } from './refunds-by-hand.tsx';
import { paymentsText } from './text.ts';
import { Traces } from './traces.tsx';
import { Transfers } from './transfers.tsx';

export const meta = () => ({ title: backofficeText.titled(pageTitles.payments), noindex: true });

/** What payments need a person for; everything else about them happens by itself. */
export default function Payments() {
  const { reload: ask, ...work } = useCall(listPaymentWork, {});
  const reload = () => void ask();
  return (
    <>
      <h1 className={styles.title}>{pageTitles.payments}</h1>
      <p className={styles.quiet}>{paymentsText.intro}</p>
      {work.state === 'loading' && <Loading text={paymentsText.loading} />}
      {work.state === 'failed' && (
        <EmptyState
          title={paymentsText.failed}
          text={paymentsText.tryLater}
          action={<Button onClick={reload}>{paymentsText.retry}</Button>}
        />
      )}
      {work.state === 'ready' && (
        <>
          <Transfers transfers={work.body.transfers} onChanged={reload} />
          <RefundsByHand refunds={work.body.refunds} onChanged={reload} />
          <Traces traces={work.body.traces} onChanged={reload} />
        </>
      )}
    </>
  );
}
