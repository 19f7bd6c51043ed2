import fc from 'fast-check';
import { MESSAGE_TROUBLES, type MessageTrouble } from '#emulators/outbox.ts';
import { PAYMOB_DEEDS, type PaymobDeed } from '#emulators/paymob/apply-outcome.ts';
import { LOSS_PARTIES, type LossParty } from '#modules/ledger/loss-party.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { PAYOUT_STEPS } from '#modules/payouts/payout.ts';
import { RECOVERIES, type Recovery, WISHES, type Wish } from '#modules/refunds/refund.ts';
import { DECISIONS, type Decision } from '#modules/returns/claim.ts';
import { RETURN_REASONS, type ReturnReason } from '#modules/returns/reason.ts';
import { OUTCOMES, type Outcome } from '#modules/returns/return.ts';
import { RETURN_EVENTS, type ReturnEvent } from '#modules/returns/transitions.ts';

/** Who tries it, as seen from the return or claim that it is tried on. */
const CASE_ACTORS = ['buyer', 'other_buyer', 'merchant', 'other_merchant', 'staff', 'timer'] as const;
export type CaseWho = (typeof CASE_ACTORS)[number];

/** How many people of the staff there are: what one of them began another must approve. */
export const STAFF = 3;
/** Who has decided nothing before, and can sign what the others cannot. */
export const WITH_CLEAN_HANDS = 2;

const REFUND_STEPS = ['approve', 'refuse', 'transfer'] as const;
const PAYOUT_DEEDS = ['draft', 'retry', ...PAYOUT_STEPS] as const;
const CASH_STEPS = ['recover', 'write off', 'agree', 'take away'] as const;

interface Of {
  /** Which of those that it can happen to by then, counted round; where there is none, of all. */
  which: number;
}
type ByStaff = Of & { by: number };

/** Something that moves money, or tries to. */
export type MoneyAction =
  | ({ kind: 'pay'; method: PaymentMethod; lost: 'lost_before' | 'lost_after' | null } & Of)
  | ({ kind: 'pay at the door' } & Of)
  | ({ kind: 'gateway'; does: PaymobDeed; trouble: MessageTrouble | null } & Of)
  | { kind: 'messages arrive'; order: 'as_sent' | 'reordered' }
  | ({ kind: 'message again' } & Of)
  | ({ kind: 'transfer seen'; off: number } & Of)
  | { kind: 'goodwill'; buyer: number; pounds: number }
  | ({
      kind: 'ask back';
      who: 'buyer' | 'other_buyer';
      reason: ReturnReason;
      units: number;
      wish: Wish;
    } & Of)
  | ({ kind: 'return'; event: ReturnEvent; who: CaseWho; units: number; outcome: Outcome } & Of)
  | ({
      kind: 'claim';
      event: 'answered' | 'decided';
      who: CaseWho;
      decision: Decision;
      loss: Recovery;
    } & Of)
  | ({ kind: 'refund'; step: (typeof REFUND_STEPS)[number] } & ByStaff)
  | ({ kind: 'dispute'; decision: 'won' | 'lost'; lossParty: LossParty } & ByStaff)
  | ({ kind: 'payout'; step: (typeof PAYOUT_DEEDS)[number] } & ByStaff)
  | ({ kind: 'remit'; off: number } & ByStaff)
  | ({ kind: 'reconcile'; off: number } & ByStaff)
  | ({ kind: 'difference'; step: (typeof CASH_STEPS)[number] } & ByStaff)
  | ({ kind: 'money goes on' } & ByStaff);

const index = fc.nat({ max: 11 });
const by = fc.nat({ max: STAFF - 1 });
const just = <const T extends string>(action: T) => fc.constant(action);
/** Piastres that somebody is wrong by: mostly none. */
const off = fc.constantFrom(0, 0, 0, 1, -500);
const sometimes = <T>(trouble: fc.Arbitrary<T>) => fc.option(trouble, { freq: 3, nil: null });

/** Each step with who usually takes it, so that some returns come to their end. */
const USUAL: readonly [ReturnEvent, CaseWho][] = [
  ['approved', 'merchant'],
  ['rejected', 'merchant'],
  ['appealed', 'buyer'],
  ['upheld', 'staff'],
  ['cancelled', 'buyer'],
  ['booked', 'buyer'],
  ['handed_over', 'buyer'],
  ['received', 'merchant'],
  ['received', 'merchant'],
  ['inspected', 'merchant'],
  ['inspected', 'staff'],
  ['resolved', 'merchant'],
  ['resolved', 'staff'],
];

const paying: fc.Arbitrary<MoneyAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: just('pay'),
      which: index,
      method: fc.constantFrom<PaymentMethod>('card', 'card', 'card', 'wallet', 'kiosk', 'bank_transfer'),
      lost: sometimes(fc.constantFrom('lost_before' as const, 'lost_after' as const)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: just('pay at the door'), which: index }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: just('gateway'),
      which: index,
      does: fc.oneof(
        { weight: 3, arbitrary: fc.constant<PaymobDeed>('pay') },
        { weight: 1, arbitrary: fc.constantFrom(...PAYMOB_DEEDS) },
      ),
      trouble: sometimes(fc.constantFrom(...MESSAGE_TROUBLES)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: just('messages arrive'),
      order: fc.constantFrom('as_sent' as const, 'reordered' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: just('message again'), which: index }) },
  { weight: 1, arbitrary: fc.record({ kind: just('transfer seen'), which: index, off }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: just('goodwill'),
      buyer: fc.nat({ max: 3 }),
      pounds: fc.constantFrom(50, 120.55, 500, 501),
    }),
  },
);

const returning: fc.Arbitrary<MoneyAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: just('ask back'),
      who: fc.constantFrom('buyer' as const, 'buyer' as const, 'other_buyer' as const),
      which: index,
      reason: fc.constantFrom(...RETURN_REASONS),
      units: fc.nat({ max: 3 }),
      wish: fc.constantFrom(...WISHES),
    }),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({
        step: fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...USUAL) },
          {
            weight: 1,
            arbitrary: fc.tuple(fc.constantFrom(...RETURN_EVENTS), fc.constantFrom(...CASE_ACTORS)),
          },
        ),
        which: index,
        units: fc.nat({ max: 3 }),
        outcome: fc.constantFrom(...OUTCOMES),
      })
      .map(({ step: [event, who], ...rest }) => ({ kind: 'return' as const, event, who, ...rest })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: just('claim'),
      event: fc.constantFrom('answered' as const, 'decided' as const, 'decided' as const),
      who: fc.constantFrom<CaseWho>('staff', 'staff', 'merchant', 'merchant', 'other_merchant', 'buyer'),
      which: index,
      decision: fc.constantFrom(...DECISIONS),
      loss: fc.constantFrom(...RECOVERIES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: just('refund'),
      step: fc.constantFrom(...REFUND_STEPS),
      which: index,
      by,
    }),
  },
);

const reconciliation: fc.Arbitrary<MoneyAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: just('payout'),
      step: fc.constantFrom(...PAYOUT_DEEDS),
      which: index,
      by,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: just('dispute'),
      decision: fc.constantFrom('lost' as const, 'lost' as const, 'won' as const),
      lossParty: fc.constantFrom(...LOSS_PARTIES),
      which: index,
      by,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: just('remit'), which: index, off, by }) },
  { weight: 1, arbitrary: fc.record({ kind: just('reconcile'), which: index, off, by }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: just('difference'),
      step: fc.constantFrom(...CASH_STEPS),
      which: index,
      by,
    }),
  },
);

export const anyMoneyAction: fc.Arbitrary<MoneyAction> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: just('money goes on'), which: fc.nat({ max: 99 }), by }) },
  { weight: 4, arbitrary: paying },
  { weight: 3, arbitrary: returning },
  { weight: 2, arbitrary: reconciliation },
);

const NAMES: ReadonlySet<string> = new Set<MoneyAction['kind']>([
  'pay',
  'pay at the door',
  'gateway',
  'messages arrive',
  'message again',
  'transfer seen',
  'goodwill',
  'ask back',
  'return',
  'claim',
  'refund',
  'dispute',
  'payout',
  'remit',
  'reconcile',
  'difference',
  'money goes on',
]);

export const movesMoney = (action: { kind: string }): action is MoneyAction => NAMES.has(action.kind);
