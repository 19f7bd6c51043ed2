import type { CallTrouble } from '#emulators/local-server.ts';
import { type Message, type MessageTrouble, openOutbox } from '#emulators/outbox.ts';
import {
  type KnownPayment,
  type PaymentEvent,
  type PaymentProvider,
  PaymentRefused,
  type PaymentRequest,
  type PaymentState,
  type RefundRequest,
} from '#modules/payments/provider.ts';
import type { ProviderName } from '#modules/payments/providers.ts';
import type { ProviderDriver } from './provider-suite.ts';

/** The gateway of docs/how-to/add-a-payment-gateway.md, which does not exist. */
const KASHIER = 'kashier' as ProviderName;
const SIGNATURE = 'kashier-signature';
const FORGED: ReadonlySet<MessageTrouble | null> = new Set(['forged', 'tampered']);

interface Held {
  request: PaymentRequest;
  state: PaymentState['state'];
  refunded: number;
  sent: number;
}

/** A gateway for cards in memory, with the faults that real ones have. */
export function openKashier() {
  const books = new Map<string, Held>();
  const messages: Message[] = [];
  const outbox = openOutbox(async message => void messages.push(message));
  const calls = { create: 0, refund: 0 };
  const troubles: { call: 'create' | 'refund'; trouble: CallTrouble }[] = [];
  const find = ({ reference }: { reference: string }) => books.get(reference);
  const transactionOf = ({ request, state }: Held) =>
    state === 'captured' ? `T-${request.reference}` : null;

  /** Does the work of a call, whose answer may be lost. */
  function take(call: 'create' | 'refund', work: () => void): void {
    calls[call] += 1;
    const at = troubles.findIndex(each => each.call === call);
    const trouble = at < 0 ? null : troubles.splice(at, 1)[0]?.trouble;
    if (trouble !== 'lost_before') work();
    if (trouble) throw new Error('nobody answered');
  }

  const send = (held: Held, kind: PaymentEvent, amount: number) => {
    held.sent += 1;
    return outbox.send(trouble => ({
      url: held.request.callbackUrl,
      body: JSON.stringify({
        signature: FORGED.has(trouble) ? 'somebody-else' : SIGNATURE,
        event: {
          kind,
          eventId: `${held.request.reference}-${held.sent}`,
          reference: held.request.reference,
          providerReference: `K-${held.request.reference}`,
          transaction: transactionOf(held),
          amount: trouble === 'altered_amount' ? amount - 1 : amount,
          currency: trouble === 'other_currency' ? 'USD' : 'EGP',
        },
      }),
    }));
  };

  const provider: PaymentProvider = {
    name: KASHIER,
    methods: ['card'],
    isEmulated: true,
    traits: () => ({ failure: 'declined', refunds: 'sent', reportsPartialRefunds: true }),
    check: () => ({ outcome: 'allow' }),
    async create(request) {
      if (find(request)) throw new PaymentRefused('this reference is taken');
      take('create', () => books.set(request.reference, { request, state: 'unpaid', refunded: 0, sent: 0 }));
      return {
        kind: 'redirect',
        url: `https://kashier.example/${request.reference}`,
        providerReference: `K-${request.reference}`,
        expiresAt: request.expiresAt,
      };
    },
    async inquire(payment: KnownPayment) {
      const held = find(payment);
      const isIn = held?.state === 'captured';
      return {
        state: held?.state ?? 'unknown',
        transaction: held ? transactionOf(held) : null,
        amount: isIn ? held.request.amount : 0,
        currency: 'EGP',
        refunded: held?.refunded ?? 0,
      };
    },
    async refund({ payment, amount }: RefundRequest) {
      const held = find(payment);
      if (held?.state !== 'captured' || held.refunded + amount > held.request.amount)
        throw new PaymentRefused('there is not so much to give back');
      take('refund', () => void (held.refunded += amount));
      await send(held, 'refunded', held.refunded);
      return 'sent';
    },
    async void(payment) {
      const held = find(payment);
      if (held?.state === 'captured') return 'too_late';
      if (held) held.state = 'voided';
      return 'voided';
    },
    parseCallback({ body }) {
      const event = readMessage(body);
      return event ? { decision: 'event', event } : { decision: 'forged' };
    },
  };

  const driver: ProviderDriver = {
    provider,
    messages,
    async deed(reference, deed) {
      const held = find({ reference });
      if (!held) throw new Error('nobody has asked for this payment');
      held.state = deed === 'pay' ? 'captured' : 'declined';
      await send(held, held.state, held.request.amount);
    },
    spoil: outbox.spoil,
    release: outbox.release,
    spoilCall: (call, trouble) => void troubles.push({ call, trouble }),
    calls: call => calls[call],
  };
  return { provider, driver };
}

function readMessage(body: Uint8Array) {
  try {
    const message = JSON.parse(Buffer.from(body).toString());
    return message?.signature === SIGNATURE ? message.event : null;
  } catch {
    return null;
  }
}
