import type { Message } from '#emulators/outbox.ts';
import type { PaymobDeed } from '#emulators/paymob/apply-outcome.ts';
import { emulatePaymob } from '#emulators/paymob/emulate-paymob.ts';
import type { SavedBooks } from '#emulators/saved-books.ts';
import { handleGatewayWebhook } from '#modules/payments/server/handle-gateway-webhook.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';

export type Gateway = Awaited<ReturnType<typeof openGateway>>;

/** A gateway on its own wire whose messages reach the shop as the call would hand them on, each kept to be sent again. */
export async function openGateway(shop: () => Ctx) {
  const sent: Message[] = [];
  let books = '{"transactions":[]}';
  const deliver = async ({ url, body }: Message): Promise<string> => {
    const hmac = new URL(url).searchParams.get('hmac') ?? '';
    try {
      await handleGatewayWebhook(shop(), { provider: 'paymob', file: Buffer.from(body), hmac });
      return 'done';
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return error.code;
    }
  };
  const answers: string[] = [];
  let isGone = false;
  const keeping: SavedBooks = { read: async () => null, write: async text => void (books = text) };
  const paymob = await emulatePaymob(async message => {
    if (isGone) return;
    sent.push(message);
    answers.push(await deliver(message));
  }, keeping);
  /** The shop's answer to the messages since the last call: `done` if it took any, else its first refusal. */
  const takeAnswer = () => {
    const all = answers.splice(0);
    return all.includes('done') ? 'done' : (all[0] ?? 'done');
  };
  return {
    paymob,
    sent,
    deliver,
    /** A person's action at its page; does nothing where there is no page for this reference. */
    async visit(reference: string, does: PaymobDeed): Promise<string> {
      answers.length = 0;
      try {
        await paymob.deed(reference, does);
      } catch (error) {
        if (String(error).includes('no intention')) return 'nothing there';
        throw error;
      }
      return takeAnswer();
    },
    /** Drops the messages that are still on their way. */
    async forget() {
      isGone = true;
      await paymob.outbox.release('as_sent');
      isGone = false;
      sent.length = 0;
    },
    /** The sum that it refunded by its own books, in piastres, since it was opened. */
    givenBack: () =>
      (JSON.parse(books) as { transactions: { refunded_amount_cents: number }[] }).transactions.reduce(
        (sum, { refunded_amount_cents: amount }) => sum + amount,
        0,
      ),
    takeAnswer,
  };
}
