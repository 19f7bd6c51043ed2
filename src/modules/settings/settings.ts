import * as z from 'zod/mini';
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
    /** Of one merchant's payout: above it two people approve. */
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

/** The same value for each of these names. */
export function ofEach<const A extends string, T>(names: readonly A[], value: T) {
  return Object.fromEntries(names.map(name => [name, value])) as Record<A, T>;
}
