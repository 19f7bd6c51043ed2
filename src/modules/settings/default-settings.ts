import type { Piastres } from '#platform/money.ts';
import { LIMITED_ACTIONS, MONEY_ACTIONS } from './money-action.ts';
import { ofEach, type Settings } from './settings.ts';

const pounds = (amount: number): Piastres => amount * 100;

/** What each setting is until a super_admin changes it. */
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
  // As noon Egypt. The hold and the second approval are our own choice: a week is long enough for an owner to
  // read the message about the change.
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
