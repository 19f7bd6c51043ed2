import { leafAt, type Written } from '#platform/server/written-json.ts';
import { PaymentRefused } from '../../provider.ts';
import { askGateway, type GatewayAsk } from '../ask-gateway.ts';

const DONE = '200';
const NOT_FOUND = '9938';

/**
 * One request to Fawry; null if it knows no such order. The HTTP status is 200 even for a refusal; the real status is
 * in the body, as `statusCode`, or as `code` for a cancelled order.
 */
export async function askFawry(asked: GatewayAsk): Promise<Written | null> {
  const { body } = await askGateway(asked);
  const code = leafAt(body, 'statusCode') || leafAt(body, 'code');
  if (code === NOT_FOUND) return null;
  if (code === DONE) return body;
  const why = leafAt(body, 'statusDescription') || leafAt(body, 'description');
  throw new PaymentRefused(`Fawry answered ${code || 'nothing that we know'}: ${why}`);
}
