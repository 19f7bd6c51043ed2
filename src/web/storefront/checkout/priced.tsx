import { Loading } from '#kit/display/loading.tsx';
import { checkoutText } from '#modules/checkout/text.ts';
import { Summary } from '#modules/checkout/ui/summary.tsx';
import { QuoteFailed } from './quote-failed.tsx';
import type { CartQuote } from './use-quote.ts';

/** What the order costs, as the server says. */
export function Priced({ quote, governorateId }: { quote: CartQuote; governorateId: number | undefined }) {
  const { body, state } = quote;
  if (state === 'failed') return <QuoteFailed onRetry={quote.retry} />;
  if (!body) return <Loading text={checkoutText.pricing} />;
  const asked = governorateId === undefined ? 'unknown' : 'known';
  return <Summary quote={body} delivery={state === 'loading' && asked === 'known' ? 'pending' : asked} />;
}
