import { leafAt, type Written } from '#platform/server/written-json.ts';
import { PaymentRefused } from '../../provider.ts';
import { askGateway, type GatewayAsk } from '../ask-gateway.ts';

const DONE = '200';
const NOT_FOUND = '9938';

/**
 * One question to Fawry; null when it knows no such order. Its HTTP status is 200 even for a no: the one that counts
 * stands in the body, as `statusCode` or, of a cancelled order, `code`.
 */
export async function askFawry(asked: GatewayAsk): Promise<Written | null> {
  const { told } = await askGateway(asked);
  const code = leafAt(told, 'statusCode') || leafAt(told, 'code');
  if (code === NOT_FOUND) return null;
  if (code === DONE) return told;
  const why = leafAt(told, 'statusDescription') || leafAt(told, 'description');
  throw new PaymentRefused(`Fawry answered ${code || 'nothing that we know'}: ${why}`);
}
