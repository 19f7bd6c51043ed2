import { emulateFawry } from '#emulators/fawry/emulate-fawry.ts';
import { handleGatewayWebhook } from '#modules/payments/server/handle-gateway-webhook.ts';
import type { Market } from '../model/market.ts';

export type FawryGateway = Awaited<ReturnType<typeof openFawry>>;

/** The market with outlets of Fawry beside its other gateway. */
export async function openFawry(market: () => Market) {
  const fawry = await emulateFawry({
    deliver: async ({ body }) => {
      await handleGatewayWebhook(market().ctx, { provider: 'fawry', file: Buffer.from(body) });
    },
    notificationUrl: 'http://shop.example/api/web/payment/callback/fawry',
  });
  return {
    account: fawry.account,
    pay: (reference: string) => fawry.deed(reference, 'pay'),
    close: () => fawry.close(),
  };
}
