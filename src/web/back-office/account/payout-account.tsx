import { showMoney } from '#modules/payouts/money.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { Section } from '../../parts/section.tsx';
import { NextPayout } from '../parts/next-payout.tsx';
import { accountText } from './text.ts';

/** Where the shop's earnings go and when they come next, as on its money page. */
export function PayoutAccount() {
  const answer = useCall(showMoney, {});
  return (
    <Section title={accountText.payouts}>
      <Answered answer={answer}>{money => <NextPayout money={money} onChanged={answer.reload} />}</Answered>
    </Section>
  );
}
