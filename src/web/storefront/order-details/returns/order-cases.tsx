import { Button } from '#kit/button.tsx';
import { listCases } from '#modules/returns/returns.calls.ts';
import { returnText } from '#modules/returns/text.ts';
import { useCall } from '../../../data/use-call.ts';
import { ClaimCard } from './claim-card.tsx';
import { ReturnCard } from './return-card.tsx';

interface OrderCasesProps {
  orderId?: number;
  onChanged?: () => Promise<void>;
}

/** Returns and claims of one order, or all of them; nothing if there are none. */
export function OrderCases({ orderId, onChanged }: OrderCasesProps) {
  const cases = useCall(listCases, { orderId });
  if (cases.state === 'loading') return null;
  if (cases.state === 'failed')
    return (
      <Button variant="outline" size="small" onClick={cases.reload}>
        {returnText.failed} · {returnText.retry}
      </Button>
    );
  const changed = async () => {
    await cases.reload();
    await onChanged?.();
  };
  return (
    <>
      {cases.body.returns.map(it => (
        <ReturnCard key={`return ${it.id}`} it={it} onChanged={changed} />
      ))}
      {cases.body.claims.map(it => (
        <ClaimCard key={`claim ${it.id}`} it={it} onChanged={changed} />
      ))}
    </>
  );
}
