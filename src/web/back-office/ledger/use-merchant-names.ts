import { listActiveMerchants } from '#modules/merchants/contract.ts';
import { useCall } from '../../account/use-call.ts';

/** The name of the merchant with this number, once it is known, if its shop sells. */
export function useMerchantNames(): (merchantId: number) => string | undefined {
  const answer = useCall(listActiveMerchants, {});
  const merchants = answer.state === 'ready' ? answer.body.merchants : [];
  return merchantId => merchants.find(({ id }) => id === merchantId)?.nameAr;
}
