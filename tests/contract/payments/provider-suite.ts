import { describe, expect, test } from 'vitest';
import type { CallTrouble } from '#emulators/local-server.ts';
import type { Message, MessageTrouble } from '#emulators/outbox.ts';
import { GIVES, type PaymentMethod } from '#modules/payments/payment.ts';
import type {
  CallbackReading,
  KnownPayment,
  PaymentProvider,
  PaymentRequest,
  ProviderTraits,
  RawCallback,
} from '#modules/payments/provider.ts';

export interface ProviderDriver {
  provider: PaymentProvider;
  /** Messages that reached the shop, the oldest first. */
  messages: Message[];
  /** Lets the buyer pay, or the gateway decline or give up. */
  deed(reference: string, deed: 'pay' | 'fail'): Promise<void>;
  spoil(trouble: MessageTrouble): void;
  release(order: 'as_sent' | 'reordered'): Promise<number>;
  spoilCall(call: 'create' | 'refund', trouble: CallTrouble): void;
  /** How many calls came. */
  calls(call: 'create' | 'refund'): number;
}

export const AMOUNT = 60_050;
let count = 0;

export function requestFor(method: PaymentMethod): PaymentRequest {
  const orderId = 10_000 + ++count;
  return {
    reference: `WK-${orderId}-${Date.now()}`,
    method,
    amount: AMOUNT,
    currency: 'EGP',
    orderId,
    buyer: { name: 'منى عبد الله', email: '', mobile: '+201012345678' },
    items: [
      {
        name: 'خلاط كهربائي ٦٠٠ وات، ٣ سرعات، بوعاء زجاجي سعة لتر ونصف وقاعدة معدنية',
        amount: 60_000,
        quantity: 2,
      },
      { name: 'توصيل', amount: 50, quantity: 1 },
    ],
    expiresAt: new Date(Date.now() + 15 * 60_000),
    returnUrl: 'https://shop.example/orders/10001',
    callbackUrl: 'https://shop.example/api/web/payment/callback',
  };
}

export function callbackOf({ url, body }: Message): RawCallback {
  return { body: Buffer.from(body), headers: {}, query: Object.fromEntries(new URL(url).searchParams) };
}

const known = ({ reference, method, amount }: PaymentRequest): KnownPayment => ({
  reference,
  method,
  amount,
  providerReference: null,
  transaction: null,
});

/** Money that somebody here wrote down, where no gateway has it in its books. */
const writtenDown = (payment: KnownPayment): KnownPayment => ({
  ...payment,
  transaction: `ours-${payment.reference}`,
});

/**
 * What the shop relies on of every provider; a new one must pass this. What a provider can
 * do it says itself, by its traits; a gateway's word is tried by its driver as well.
 */
export function describeProvider(
  method: PaymentMethod,
  provider: PaymentProvider,
  drive?: () => ProviderDriver,
) {
  const traits = provider.traits(method);
  const begun = async () => {
    const request = requestFor(method);
    const made = await provider.create(request);
    return { made, payment: { ...known(request), providerReference: made?.providerReference ?? null } };
  };
  const paid = async () => {
    const { payment } = await begun();
    if (!drive) return writtenDown(payment);
    await drive().deed(payment.reference, 'pay');
    const { transaction } = await provider.inquire(payment);
    return { ...payment, transaction };
  };

  describe(`money by ${method} of ${provider.name}`, () => {
    test('begins as it says of itself', async () => {
      const { made } = await begun();
      const gives = made ? { redirect: 'page', code: 'code' }[made.kind] : 'nothing';
      expect(gives).toBe(GIVES[method]);
    });

    test('is nothing until it came, and then the whole of it', async () => {
      const { payment } = await begun();
      expect(await provider.inquire(payment)).toMatchObject({
        state: 'unpaid',
        transaction: null,
        amount: 0,
      });
      expect(await provider.inquire(await paid())).toMatchObject({
        state: 'captured',
        amount: AMOUNT,
        currency: 'EGP',
        refunded: 0,
      });
    });

    test('is called off until it came, twice as well as once', async () => {
      const { payment } = await begun();
      expect(await provider.void(payment)).toBe('voided');
      expect(await provider.void(payment)).toBe('voided');
      expect(await provider.void(await paid())).toBe('too_late');
    });

    test('goes back as it says of itself', async () => {
      const reference = `RF-${++count}`;
      const input = { reference, payment: await paid(), amount: AMOUNT, reason: 'returned' };
      expect(await provider.refund(input)).toBe(traits.refunds);
    });

    test.each(['', 'null', '7', '[]', '{}', '{"type":"TRANSACTION"}', 'كلام'])(
      'is not reported by %j',
      body => {
        const reading = provider.parseCallback({ body: Buffer.from(body), headers: {}, query: {} });
        expect(reading.decision).not.toBe('event');
      },
    );

    test('has a driver only where something outside reports payments', () => {
      expect(drive === undefined).toBe(traits.failure === 'waits');
    });
  });
  if (drive && traits.failure !== 'waits')
    describeGateway(method, { ...traits, failure: traits.failure }, drive);
}

function describeGateway(
  method: PaymentMethod,
  { failure, refunds, reportsPartialRefunds }: ProviderTraits,
  drive: () => ProviderDriver,
) {
  const opened = async () => {
    const request = requestFor(method);
    const made = await drive().provider.create(request);
    if (!made) throw new Error('a gateway has something to do for the buyer');
    return { ...known(request), providerReference: made.providerReference, made };
  };
  const readings = (from: number): CallbackReading[] =>
    drive()
      .messages.slice(from)
      .map(message => drive().provider.parseCallback(callbackOf(message)));
  const reported = (from: number) =>
    readings(from).flatMap(reading => (reading.decision === 'event' ? [reading.event] : []));
  const paid = async () => {
    const payment = await opened();
    await drive().deed(payment.reference, 'pay');
    const { transaction } = await drive().provider.inquire(payment);
    return { ...payment, transaction };
  };

  describe(`paying by ${method}`, () => {
    test('begins with something for the buyer to do, and is unpaid', async () => {
      const payment = await opened();

      expect(payment.made.providerReference).not.toBe('');
      expect(payment.made.kind === 'redirect' ? payment.made.url : payment.made.code).toMatch(/^\S+$/);
      expect(await drive().provider.inquire(payment)).toMatchObject({ state: 'unpaid', transaction: null });
    });

    test('ends with money that is reported once, and that an inquiry finds', async () => {
      const from = drive().messages.length;
      const payment = await paid();

      expect(payment.transaction).not.toBeNull();
      expect(reported(from)).toEqual([
        {
          kind: 'captured',
          eventId: expect.any(String),
          reference: payment.reference,
          providerReference: payment.providerReference,
          transaction: payment.transaction,
          amount: AMOUNT,
          currency: 'EGP',
        },
      ]);
      expect(await drive().provider.inquire(payment)).toMatchObject({
        state: 'captured',
        amount: AMOUNT,
        currency: 'EGP',
        refunded: 0,
      });
    });

    test(`that does not come about is ${failure}, and may still be paid late`, async () => {
      const from = drive().messages.length;
      const payment = await opened();
      await drive().deed(payment.reference, 'fail');

      expect(reported(from).map(({ kind }) => kind)).toEqual([failure]);
      expect(await drive().provider.inquire(payment)).toMatchObject({ state: failure, transaction: null });
      await drive().deed(payment.reference, 'pay');
      expect(reported(from).map(({ kind }) => kind)).toEqual([failure, 'captured']);
      expect(await drive().provider.inquire(payment)).toMatchObject({ state: 'captured' });
    });

    test('is found by its reference when the answer was lost, and asked for once', async () => {
      const request = requestFor(method);
      const before = drive().calls('create');
      drive().spoilCall('create', 'lost_after');

      const failed = drive().provider.create(request);

      await expect(failed).rejects.toThrow();
      await expect(failed).rejects.not.toMatchObject({ name: 'PaymentRefused' });
      expect(drive().calls('create')).toBe(before + 1);
      await drive().deed(request.reference, 'pay');
      expect(await drive().provider.inquire(known(request))).toMatchObject({
        state: 'captured',
        amount: AMOUNT,
      });
    });

    test('is unknown when it never arrived', async () => {
      const request = requestFor(method);
      drive().spoilCall('create', 'lost_before');

      await expect(drive().provider.create(request)).rejects.toThrow();
      expect(await drive().provider.inquire(known(request))).toMatchObject({ state: 'unknown', amount: 0 });
    });

    test('is not begun twice with one reference', async () => {
      const request = requestFor(method);
      await drive().provider.create(request);

      await expect(drive().provider.create(request)).rejects.toMatchObject({ name: 'PaymentRefused' });
    });

    test('is reported under one id however often it is sent, and found when nothing was sent', async () => {
      const from = drive().messages.length;
      drive().spoil('duplicated');
      const payment = await paid();
      const ids = reported(from).map(({ eventId }) => eventId);

      expect(ids.length).toBeGreaterThanOrEqual(1);
      expect(new Set(ids).size).toBe(1);

      const silent = await opened();
      const quiet = drive().messages.length;
      if (method === 'wallet') drive().spoil('dropped');
      drive().spoil('dropped');
      await drive().deed(silent.reference, 'pay');
      expect(reported(quiet)).toEqual([]);
      expect(await drive().provider.inquire(silent)).toMatchObject({ state: 'captured' });
      expect(payment.transaction).not.toBeNull();
    });

    test.each(['forged', 'tampered'] as const)('is not believed when the message was %s', async trouble => {
      const from = drive().messages.length;
      const payment = await opened();
      // A wallet sends two webhooks: that it waits, and that it paid.
      if (method === 'wallet') drive().spoil(trouble);
      drive().spoil(trouble);
      await drive().deed(payment.reference, 'pay');

      expect(new Set(readings(from).map(({ decision }) => decision))).toEqual(new Set(['forged']));
    });

    test('is reported with the amount that came, even where another one was asked for', async () => {
      const from = drive().messages.length;
      const payment = await opened();
      if (method === 'wallet') drive().spoil('altered_amount');
      drive().spoil('altered_amount');
      await drive().deed(payment.reference, 'pay');

      expect(reported(from)).toMatchObject([{ kind: 'captured', amount: AMOUNT - 1 }]);
    });

    test('comes late and in another order under the same ids', async () => {
      const [first, second] = [await opened(), await opened()];
      const from = drive().messages.length;
      for (let at = 0; at < (method === 'wallet' ? 4 : 2); at += 1) drive().spoil('delayed');
      await drive().deed(first.reference, 'pay');
      await drive().deed(second.reference, 'pay');
      expect(drive().messages).toHaveLength(from);

      await drive().release('reordered');

      expect(reported(from).map(({ reference }) => reference)).toEqual([second.reference, first.reference]);
    });
  });

  describe(`giving back what was paid by ${method}`, () => {
    const refund = (payment: KnownPayment, amount: number) =>
      drive().provider.refund({ reference: `RF-${++count}`, payment, amount, reason: 'returned' });

    if (refunds === 'by_hand') {
      test('is left to a person, and the gateway is not asked', async () => {
        const payment = await paid();
        const before = drive().calls('refund');

        expect(await refund(payment, 50)).toBe('by_hand');
        expect(drive().calls('refund')).toBe(before);
      });
      return;
    }

    test('works in parts up to the whole, and never above it', async () => {
      const payment = await paid();

      expect(await refund(payment, 20_000)).toBe('sent');
      const some = await drive().provider.inquire(payment);
      expect(some).toMatchObject({ state: 'captured', refunded: reportsPartialRefunds ? 20_000 : null });
      await expect(refund(payment, AMOUNT - 20_000 + 1)).rejects.toMatchObject({ name: 'PaymentRefused' });
      expect(await refund(payment, AMOUNT - 20_000)).toBe('sent');
      expect(await drive().provider.inquire(payment)).toMatchObject({ state: 'captured', refunded: AMOUNT });
      await expect(refund(payment, 1)).rejects.toMatchObject({ name: 'PaymentRefused' });
    });

    test('is reported with all that was given back', async () => {
      const payment = await paid();
      const from = drive().messages.length;
      await refund(payment, AMOUNT);

      expect(reported(from)).toMatchObject([
        { kind: 'refunded', reference: payment.reference, amount: AMOUNT, transaction: payment.transaction },
      ]);
    });

    test('is asked about, not repeated, when the answer was lost', async () => {
      const payment = await paid();
      const before = drive().calls('refund');
      drive().spoilCall('refund', 'lost_after');

      const failed = refund(payment, AMOUNT);

      await expect(failed).rejects.toThrow();
      await expect(failed).rejects.not.toMatchObject({ name: 'PaymentRefused' });
      expect(drive().calls('refund')).toBe(before + 1);
      expect(await drive().provider.inquire(payment)).toMatchObject({ refunded: AMOUNT });
    });

    test('is refused for what was not paid', async () => {
      await expect(refund(await opened(), 1)).rejects.toMatchObject({ name: 'PaymentRefused' });
    });
  });
}
