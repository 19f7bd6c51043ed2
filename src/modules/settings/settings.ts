import * as z from 'zod/mini';
import type { Piastres } from '#platform/money.ts';
import { GIVING_ACTIONS, LIMITED_ACTIONS, MONEY_ACTIONS } from './money-action.ts';

const whole = z.int().check(z.minimum(0));
const piastres = whole;
const percent = z.number().check(z.minimum(0), z.maximum(100));
/** The first and the last working day. */
const days = z.tuple([z.int(), z.int()]);

const COMPANY_FACTS = ['legalName', 'address', 'phone', 'email', 'commercialRegister', 'taxNumber'] as const;

/** The shop's rules that a super_admin may change; amounts in piastres. */
export const settingsSchema = z.object({
  companyName: z.string(),
  /** The operator, as the law requires it to be shown (docs/egypt.md, What a shop shows) and its invoices name it. */
  company: z.object(ofEach(COMPANY_FACTS, z.string())),
  supportChatUrl: z.string(),
  /** An empty one is not shown. */
  socialLinks: z.object({ facebook: z.string(), instagram: z.string(), x: z.string(), youtube: z.string() }),
  homeOldPriceFactor: z.number(),
  /** Whether programs that shop for people may read the catalogue (decision 49). */
  shoppingAgents: z.boolean(),
  /** Which services are told of sales to buyers who agreed (decision 111). */
  analytics: z.object({ google: z.boolean(), meta: z.boolean() }),
  packagingFee: piastres,
  adminFee: piastres,
  deliveryFees: z.object({ A: piastres, B: piastres, C: piastres, D: piastres, E: piastres }),
  deliveryDays: z.object({ A: days, B: days, C: days, D: days, E: days }),
  cashOnDeliveryMax: piastres,
  cashConfirmFirstAbove: piastres,
  cashBlockAfterRefusals: whole,
  cashOpenOrdersMax: whole,
  /** Of one buyer at a time: orders that wait for money, and the units that they keep from others. */
  unpaidOrdersMax: whole,
  unpaidUnitsMax: whole,
  lapsedOrdersMax: whole,
  cashConfirmRefusedShare: z.number().check(z.minimum(0), z.maximum(1)),
  cashNotInGovernorates: z.array(whole),
  cashNotForCategories: z.array(whole),
  /** The payment methods of the shop, if it has the provider's account. */
  paymentMethods: z.object(
    ofEach(['cash_on_delivery', 'card', 'wallet', 'kiosk', 'fawry', 'bank_transfer'], z.boolean()),
  ),
  /** Where transfers go; not offered while all of it is empty. */
  transferTo: z.object(ofEach(['instapay', 'holder', 'bank', 'account'], z._default(z.string(), ''))),
  timers: z.object({
    paymentMinutes: whole,
    paymentCodeHours: whole,
    lapsedCodeHours: whole,
    cashConfirmationHours: whole,
    merchantReminderHours: whole,
    merchantTimeoutHours: whole,
    handOverBusinessDays: whole,
    deliveryDays: whole,
    deliveryAttempts: whole,
    parcelBackBusinessDays: whole,
    returnWindowDays: whole,
    /** After its last change; whoever agreed is reminded of a cart once. */
    cartReminderHours: whole,
  }),
  returns: z.object({
    noReasonDays: whole,
    defectDays: whole,
    answerHours: whole,
    handOverDays: whole,
    inspectionHours: whole,
    refundDays: whole,
    appealDays: whole,
    claimAnswerHours: whole,
    /** Deducted from a refund if a courier fetches goods that are returned without a reason. */
    pickupFee: piastres,
    feesBack: z.enum(['with_everything', 'never']),
  }),
  /** Days after which a courier's cash is late, and overdue. */
  cashLateDays: whole,
  cashOverdueDays: whole,
  /** The consumer protection agency's, which a shop shows beside its own ways to complain; an empty one is not shown. */
  complaintHotline: z.string(),
  /** In how many working days a complaint is answered. */
  complaintBusinessDays: whole,
  /** For how long the security log is kept: law 175/2018 asks for 180 days at least. */
  securityLogDays: whole,
  /** Whether whoever asks for a code or signs in must first do work, and from how many in ten minutes on `auto` begins. */
  brake: z.object({ mode: z.enum(['off', 'on', 'auto']), requests: whole, failures: whole }),
  /** For how long people stand in what the law wants kept; figures stay. */
  retention: z.object({ orderYears: whole, documentYears: whole, ledgerYears: whole }),
  vatPercent: z.number(),
  reducedVatPercent: z.number(),
  scheduleTaxPercent: z.number(),
  commissionPercent: percent,
  payouts: z.object({
    /** 0 is Sunday, in Cairo. */
    weekday: z.int().check(z.minimum(0), z.maximum(6)),
    minimum: piastres,
    /** Tax that the shop withholds from what it pays a merchant, and hands over; 0 withholds none. */
    withholdingPercent: percent,
    /** Whether merchants are paid from cash that couriers have not handed over yet. */
    advancesCash: z.boolean(),
    negativeBalanceDays: whole,
    disputeDays: whole,
    /** For how long nothing is paid to an account that took another's place. */
    channelHoldDays: whole,
    secondApprovalAbove: piastres,
  }),
  // One table for all money that staff move or create (docs/orders-rules.md, Two people): up to this a person acts alone,
  // of what gives counted over a day; above it so many people must sign.
  aloneUpTo: z.record(z.enum(LIMITED_ACTIONS), piastres),
  /** The same for what one merchant or buyer is given a day, whoever gives it. */
  toOneUpTo: z.record(z.enum(GIVING_ACTIONS), piastres),
  signers: z.record(z.enum(LIMITED_ACTIONS), whole),
  /** Whether who signs has given the password within the last minutes. */
  stepUp: z.record(z.enum(MONEY_ACTIONS), z.boolean()),
  commissionByCategory: z.record(z.string(), percent),
  commissionByMerchant: z.record(z.string(), percent),
  /** Of merchants that the law taxes otherwise (docs/egypt.md, Withholding): instead of `payouts.withholdingPercent`. */
  withholdingByMerchant: z.record(z.string(), percent),
});
export type Settings = z.output<typeof settingsSchema>;
export type ShippingZone = keyof Settings['deliveryFees'];

const pounds = (amount: number): Piastres => amount * 100;

function ofEach<const A extends string, T>(names: readonly A[], value: T) {
  return Object.fromEntries(names.map(name => [name, value])) as Record<A, T>;
}

/** The defaults. */
export const DEFAULT_SETTINGS: Settings = {
  companyName: 'Wekala',
  company: { legalName: '', address: '', phone: '', email: '', commercialRegister: '', taxNumber: '' },
  supportChatUrl: 'https://wa.me/201000000000',
  socialLinks: {
    facebook: 'https://www.facebook.com/wekala.example',
    instagram: 'https://www.instagram.com/wekala.example',
    x: 'https://x.com/wekala_example',
    youtube: 'https://www.youtube.com/@wekala.example',
  },
  // The law may require the real price (docs/egypt.md, Consumer protection): 0 shows the real former price.
  homeOldPriceFactor: 1.1,
  shoppingAgents: true,
  analytics: { google: false, meta: false },
  packagingFee: pounds(10),
  adminFee: pounds(15),
  // By shipping zone of the governorate, for each parcel, with the promise (docs/egypt.md, Delivery fees).
  deliveryFees: { A: pounds(60), B: pounds(70), C: pounds(75), D: pounds(95), E: pounds(120) },
  deliveryDays: { A: [1, 2], B: [2, 3], C: [2, 3], D: [3, 5], E: [4, 7] },
  // The most that noon Egypt accepts in cash (docs/egypt.md, Cash on delivery).
  cashOnDeliveryMax: pounds(25_000),
  // A first order above this is confirmed by code; after so many refusals at the door cash is no longer accepted
  // (docs/egypt.md, Cash on delivery: a local brand). How many open orders are too many is our own choice.
  cashConfirmFirstAbove: pounds(4_000),
  cashBlockAfterRefusals: 2,
  cashOpenOrdersMax: 10,
  // Whoever waits to pay keeps goods from others. Our own choice: more than a household orders and less than a rival needs.
  unpaidOrdersMax: 5,
  unpaidUnitsMax: 500,
  lapsedOrdersMax: 3,
  // From this share of refused parcels on, every order must be confirmed. Our own choice.
  cashConfirmRefusedShare: 0.25,
  cashNotInGovernorates: [],
  cashNotForCategories: [],
  paymentMethods: {
    cash_on_delivery: true,
    card: true,
    wallet: true,
    kiosk: true,
    fawry: true,
    bank_transfer: true,
  },
  transferTo: { instapay: '', holder: '', bank: '', account: '' },
  // docs/orders-rules.md, Timers.
  timers: {
    paymentMinutes: 15,
    paymentCodeHours: 48,
    lapsedCodeHours: 6,
    cashConfirmationHours: 24,
    merchantReminderHours: 24,
    merchantTimeoutHours: 72,
    // Noon counts what leaves later than promised; two days are our own promise.
    handOverBusinessDays: 2,
    deliveryDays: 30,
    deliveryAttempts: 3,
    parcelBackBusinessDays: 20,
    returnWindowDays: 14,
    // Our own choice: by then nobody is about to buy, and nobody has forgotten.
    cartReminderHours: 24,
  },
  // docs/orders-rules.md, Timers; docs/egypt.md, Consumer protection. The amounts are our own choice.
  returns: {
    noReasonDays: 14,
    defectDays: 30,
    answerHours: 48,
    handOverDays: 7,
    inspectionHours: 48,
    refundDays: 7,
    appealDays: 7,
    claimAnswerHours: 48,
    pickupFee: pounds(50),
    feesBack: 'with_everything',
  },
  // Couriers send cash weekly (docs/egypt.md, Bosta); docs/orders-rules.md, Timers.
  cashLateDays: 7,
  cashOverdueDays: 14,
  // docs/egypt.md, What a shop shows. The days are our own choice.
  complaintHotline: '19588',
  complaintBusinessDays: 3,
  securityLogDays: 180,
  // Our own choice: what a shop of 20,000 sign-ins a day never has, and a tenth of what an attack brings.
  brake: { mode: 'off', requests: 1_000, failures: 150 },
  // Five years by the law of tax procedures (206/2020; docs/egypt.md, Receipts).
  retention: { orderYears: 5, documentYears: 5, ledgerYears: 5 },
  // VAT law 67/2016, included in every price (docs/egypt.md, VAT).
  vatPercent: 14,
  // The same law: 5 % on machines for production; of the many rates in its table, the one of most goods there.
  reducedVatPercent: 5,
  scheduleTaxPercent: 8,
  // As noon Egypt. The hold (an owner reads of the change) and the second approval are our own choice.
  payouts: {
    weekday: 0,
    minimum: pounds(50),
    // Off until the operator's accountant says what holds for it (docs/egypt.md, Withholding).
    withholdingPercent: 0,
    advancesCash: false,
    negativeBalanceDays: 30,
    disputeDays: 15,
    channelHoldDays: 7,
    secondApprovalAbove: pounds(20_000),
  },
  // Our own choice.
  aloneUpTo: {
    refund: pounds(5000),
    sentRefund: pounds(5000),
    transfer: pounds(25_000),
    goodwill: pounds(5000),
    adjustment: pounds(5000),
    cashDifference: pounds(200),
    courierClaim: pounds(5000),
    debtPaid: pounds(5000),
  },
  toOneUpTo: { goodwill: pounds(500), adjustment: pounds(5000) },
  signers: ofEach(LIMITED_ACTIONS, 2),
  // Money that leaves for good.
  stepUp: { ...ofEach(MONEY_ACTIONS, false), payout: true },
  // Our own choice; by id. A merchant's own rate overrides that of the category.
  commissionPercent: 10,
  commissionByCategory: {},
  commissionByMerchant: {},
  withholdingByMerchant: {},
};
