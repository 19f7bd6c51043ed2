import type { SettingPath } from './setting-path.ts';

/** Settings that are shown and saved together, under one version. */
export const SETTING_GROUPS = [
  'shop',
  'delivery',
  'payment',
  'commission',
  'payouts',
  'control',
  'timers',
  'returns',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** They say to whom money goes and who signs for it, so a stolen token alone must not change them. */
export const CONFIRMED_GROUPS: ReadonlySet<SettingGroup> = new Set(['payment', 'payouts', 'control']);

/** Named after the limit in the law; its sentence is in text.ts. */
export type LawReason = 'withdrawal' | 'defects' | 'refund' | 'delivery' | 'records';

type Range = { from: number; to: number; law?: LawReason };

/** How a setting is typed, and its limits. Amounts in pounds, shares as percent, as a person types them. */
export type SettingKind =
  | ({ kind: 'pounds' | 'whole' | 'percent' | 'share' } & Range)
  | { kind: 'text'; most: number }
  | { kind: 'email' }
  | { kind: 'phone' }
  | { kind: 'link' }
  | { kind: 'flag' }
  | { kind: 'instapay' }
  | { kind: 'digits'; least: number; most: number }
  | { kind: 'choice'; of: readonly (number | string)[] }
  /** The first and the last working day. */
  | { kind: 'span'; to: number }
  | { kind: 'ids'; of: 'governorates' | 'categories' }
  /** Percentages by id, for those with one of their own. */
  | { kind: 'percents'; of: 'categories' | 'merchants'; to: number };
export type SettingField = SettingKind & { group: SettingGroup };

/** As it is sent; a number may be sent as it was typed. */
export type SettingValue = string | number | boolean | number[] | Record<string, number>;

const within = (group: SettingGroup) => ({
  pounds: (to: number) => ({ group, kind: 'pounds', from: 0, to }) as const,
  whole: (from: number, to: number, law?: LawReason) =>
    ({ group, kind: 'whole', from, to, ...(law && { law }) }) as const,
  percent: (to: number) => ({ group, kind: 'percent', from: 0, to }) as const,
  share: () => ({ group, kind: 'share', from: 0, to: 100 }) as const,
  text: (most: number) => ({ group, kind: 'text', most }) as const,
  digits: (most: number, least = 1) => ({ group, kind: 'digits', least, most }) as const,
  of: <K extends 'email' | 'phone' | 'link' | 'flag' | 'instapay'>(kind: K) => ({ group, kind }) as const,
  choice: (...of: number[]) => ({ group, kind: 'choice', of }) as const,
  span: (to: number) => ({ group, kind: 'span', to }) as const,
  ids: (of: 'governorates' | 'categories') => ({ group, kind: 'ids', of }) as const,
  percents: (of: 'categories' | 'merchants', to: number) => ({ group, kind: 'percents', of, to }) as const,
});
const shop = within('shop');
const delivery = within('delivery');
const payment = within('payment');
const commission = within('commission');
const payouts = within('payouts');
const control = within('control');
const timers = within('timers');
const returns = within('returns');

/**
 * Every setting of the shop; one without a field does not compile. Legal floors and ceilings: docs/egypt.md, Consumer
 * protection.
 */
export const SETTING_FIELDS = {
  companyName: shop.text(60),
  'company.legalName': shop.text(120),
  'company.address': shop.text(200),
  'company.phone': shop.of('phone'),
  'company.email': shop.of('email'),
  'company.commercialRegister': shop.digits(20),
  'company.taxNumber': shop.digits(9, 9),
  supportChatUrl: shop.of('link'),
  'socialLinks.facebook': shop.of('link'),
  'socialLinks.instagram': shop.of('link'),
  'socialLinks.x': shop.of('link'),
  'socialLinks.youtube': shop.of('link'),
  homeOldPriceFactor: shop.choice(1.1, 0),
  shoppingAgents: shop.of('flag'),
  'analytics.google': shop.of('flag'),
  'analytics.meta': shop.of('flag'),
  'deliveryFees.A': delivery.pounds(1000),
  'deliveryFees.B': delivery.pounds(1000),
  'deliveryFees.C': delivery.pounds(1000),
  'deliveryFees.D': delivery.pounds(1000),
  'deliveryFees.E': delivery.pounds(1000),
  'deliveryDays.A': delivery.span(30),
  'deliveryDays.B': delivery.span(30),
  'deliveryDays.C': delivery.span(30),
  'deliveryDays.D': delivery.span(30),
  'deliveryDays.E': delivery.span(30),
  packagingFee: delivery.pounds(500),
  adminFee: delivery.pounds(500),
  'paymentMethods.cash_on_delivery': payment.of('flag'),
  'paymentMethods.card': payment.of('flag'),
  'paymentMethods.wallet': payment.of('flag'),
  'paymentMethods.kiosk': payment.of('flag'),
  'paymentMethods.fawry': payment.of('flag'),
  'paymentMethods.bank_transfer': payment.of('flag'),
  cashOnDeliveryMax: payment.pounds(100_000),
  cashConfirmFirstAbove: payment.pounds(100_000),
  cashBlockAfterRefusals: payment.whole(1, 50),
  cashOpenOrdersMax: payment.whole(1, 1_000_000),
  unpaidOrdersMax: payment.whole(1, 1_000),
  unpaidUnitsMax: payment.whole(1, 1_000_000),
  lapsedOrdersMax: payment.whole(1, 1_000),
  cashConfirmRefusedShare: payment.share(),
  cashNotInGovernorates: payment.ids('governorates'),
  cashNotForCategories: payment.ids('categories'),
  'transferTo.instapay': payment.of('instapay'),
  'transferTo.holder': payment.text(80),
  'transferTo.bank': payment.text(80),
  'transferTo.account': payment.text(40),
  vatPercent: commission.percent(30),
  reducedVatPercent: commission.percent(30),
  scheduleTaxPercent: commission.percent(30),
  commissionPercent: commission.percent(50),
  commissionByCategory: commission.percents('categories', 50),
  commissionByMerchant: commission.percents('merchants', 50),
  'payouts.weekday': payouts.choice(0, 1, 2, 3, 4, 5, 6),
  'payouts.minimum': payouts.pounds(100_000),
  'payouts.withholdingPercent': payouts.percent(20),
  withholdingByMerchant: payouts.percents('merchants', 20),
  'payouts.advancesCash': payouts.of('flag'),
  'payouts.negativeBalanceDays': payouts.whole(1, 365),
  'payouts.disputeDays': payouts.whole(1, 90),
  'payouts.channelHoldDays': payouts.whole(0, 30),
  'payouts.secondApprovalAbove': control.pounds(1_000_000),
  cashLateDays: payouts.whole(1, 90),
  cashOverdueDays: payouts.whole(1, 180),
  complaintHotline: shop.digits(15),
  complaintBusinessDays: shop.whole(1, 15),
  securityLogDays: shop.whole(180, 1_825),
  'brake.mode': { group: 'shop', kind: 'choice', of: ['off', 'auto', 'on'] },
  'brake.requests': shop.whole(10, 1_000_000),
  'brake.failures': shop.whole(5, 1_000_000),
  'timers.paymentMinutes': timers.whole(5, 180),
  'timers.paymentCodeHours': timers.whole(1, 168),
  'timers.lapsedCodeHours': timers.whole(1, 168),
  'timers.cashConfirmationHours': timers.whole(1, 168),
  'timers.merchantReminderHours': timers.whole(1, 168),
  'timers.merchantTimeoutHours': timers.whole(2, 336),
  'timers.handOverBusinessDays': timers.whole(1, 30),
  'timers.deliveryDays': timers.whole(1, 30, 'delivery'),
  'timers.deliveryAttempts': timers.whole(1, 10),
  'timers.parcelBackBusinessDays': timers.whole(1, 90),
  'timers.cartReminderHours': timers.whole(1, 168),
  'timers.returnWindowDays': returns.whole(14, 365, 'withdrawal'),
  'retention.orderYears': timers.whole(5, 30, 'records'),
  'retention.documentYears': timers.whole(5, 30, 'records'),
  'retention.ledgerYears': timers.whole(5, 30, 'records'),
  'returns.noReasonDays': returns.whole(14, 365, 'withdrawal'),
  'returns.defectDays': returns.whole(30, 365, 'defects'),
  'returns.answerHours': returns.whole(1, 168),
  'returns.handOverDays': returns.whole(1, 60),
  'returns.inspectionHours': returns.whole(1, 168),
  'returns.refundDays': returns.whole(1, 7, 'refund'),
  'returns.appealDays': returns.whole(1, 60),
  'returns.claimAnswerHours': returns.whole(1, 168),
  'returns.pickupFee': returns.pounds(1000),
  'returns.feesBack': { group: 'returns', kind: 'choice', of: ['with_everything', 'never'] },
  'aloneUpTo.refund': control.pounds(1_000_000),
  'aloneUpTo.sentRefund': control.pounds(1_000_000),
  'aloneUpTo.transfer': control.pounds(1_000_000),
  'aloneUpTo.goodwill': control.pounds(1_000_000),
  'aloneUpTo.adjustment': control.pounds(1_000_000),
  'aloneUpTo.cashDifference': control.pounds(1_000_000),
  'aloneUpTo.courierClaim': control.pounds(1_000_000),
  'aloneUpTo.debtPaid': control.pounds(1_000_000),
  'toOneUpTo.goodwill': control.pounds(1_000_000),
  'toOneUpTo.adjustment': control.pounds(1_000_000),
  'signers.refund': control.whole(2, 5),
  'signers.sentRefund': control.whole(2, 5),
  'signers.transfer': control.whole(2, 5),
  'signers.goodwill': control.whole(2, 5),
  'signers.adjustment': control.whole(2, 5),
  'signers.cashDifference': control.whole(2, 5),
  'signers.courierClaim': control.whole(2, 5),
  'signers.debtPaid': control.whole(2, 5),
  'stepUp.payout': control.of('flag'),
  'stepUp.taxAndFees': control.of('flag'),
  'stepUp.refund': control.of('flag'),
  'stepUp.sentRefund': control.of('flag'),
  'stepUp.transfer': control.of('flag'),
  'stepUp.goodwill': control.of('flag'),
  'stepUp.adjustment': control.of('flag'),
  'stepUp.cashDifference': control.of('flag'),
  'stepUp.courierClaim': control.of('flag'),
  'stepUp.debtPaid': control.of('flag'),
} as const satisfies Record<SettingPath, SettingField>;

export const SETTING_PATHS = Object.keys(SETTING_FIELDS) as SettingPath[];

export const fieldOf = (path: SettingPath): SettingField => SETTING_FIELDS[path];

export const isSettingPath = (path: string): path is SettingPath => Object.hasOwn(SETTING_FIELDS, path);
