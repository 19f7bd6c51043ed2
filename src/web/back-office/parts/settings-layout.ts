import { isGiving, isLimited, MONEY_ACTIONS } from '#modules/settings/money-action.ts';
import type { SettingGroup } from '#modules/settings/setting-field.ts';
import type { SettingPath } from '#modules/settings/setting-path.ts';
import { cardNames, unitText } from '../settings/text.ts';
import { moneyActionNames } from './money-action.text.ts';

type Card = [title: string, paths: readonly SettingPath[]];

/** The cards of each group, from top to bottom. */
export const CARDS: Readonly<Record<SettingGroup, readonly Card[]>> = {
  shop: [
    [cardNames.name, ['companyName', 'homeOldPriceFactor']],
    [
      cardNames.legal,
      [
        'company.legalName',
        'company.address',
        'company.phone',
        'company.email',
        'company.commercialRegister',
        'company.taxNumber',
      ],
    ],
    [
      cardNames.links,
      [
        'supportChatUrl',
        'socialLinks.facebook',
        'socialLinks.instagram',
        'socialLinks.x',
        'socialLinks.youtube',
      ],
    ],
    [cardNames.complaints, ['complaintHotline', 'complaintBusinessDays']],
    [cardNames.agents, ['shoppingAgents']],
    [cardNames.analytics, ['analytics.google', 'analytics.meta']],
    [cardNames.security, ['brake.mode', 'brake.requests', 'brake.failures', 'securityLogDays']],
  ],
  delivery: [
    [
      cardNames.fees,
      ['deliveryFees.A', 'deliveryFees.B', 'deliveryFees.C', 'deliveryFees.D', 'deliveryFees.E'],
    ],
    [
      cardNames.days,
      ['deliveryDays.A', 'deliveryDays.B', 'deliveryDays.C', 'deliveryDays.D', 'deliveryDays.E'],
    ],
    [cardNames.other, ['packagingFee', 'adminFee']],
  ],
  payment: [
    [
      cardNames.methods,
      [
        'paymentMethods.cash_on_delivery',
        'paymentMethods.card',
        'paymentMethods.wallet',
        'paymentMethods.kiosk',
        'paymentMethods.fawry',
        'paymentMethods.bank_transfer',
      ],
    ],
    [
      cardNames.cash,
      [
        'cashOnDeliveryMax',
        'cashConfirmFirstAbove',
        'cashBlockAfterRefusals',
        'cashOpenOrdersMax',
        'cashConfirmRefusedShare',
        'cashNotInGovernorates',
        'cashNotForCategories',
      ],
    ],
    [cardNames.unpaid, ['unpaidOrdersMax', 'unpaidUnitsMax', 'lapsedOrdersMax']],
    [
      cardNames.transfer,
      ['transferTo.instapay', 'transferTo.holder', 'transferTo.bank', 'transferTo.account'],
    ],
  ],
  commission: [
    [cardNames.general, ['commissionPercent', 'vatPercent', 'reducedVatPercent', 'scheduleTaxPercent']],
    [cardNames.byCategory, ['commissionByCategory']],
    [cardNames.byMerchant, ['commissionByMerchant']],
  ],
  payouts: [
    [
      cardNames.payout,
      [
        'payouts.weekday',
        'payouts.minimum',
        'payouts.withholdingPercent',
        'payouts.negativeBalanceDays',
        'payouts.disputeDays',
        'payouts.channelHoldDays',
        'payouts.advancesCash',
      ],
    ],
    [cardNames.withholdingByMerchant, ['withholdingByMerchant']],
    [cardNames.courierCash, ['cashLateDays', 'cashOverdueDays']],
  ],
  control: MONEY_ACTIONS.map(action => [
    moneyActionNames[action],
    [
      ...(action === 'payout' ? (['payouts.secondApprovalAbove'] as const) : []),
      ...(isLimited(action) ? [`aloneUpTo.${action}` as const, `signers.${action}` as const] : []),
      ...(isGiving(action) ? [`toOneUpTo.${action}` as const] : []),
      `stepUp.${action}`,
    ],
  ]),
  timers: [
    [
      cardNames.paying,
      [
        'timers.paymentMinutes',
        'timers.paymentCodeHours',
        'timers.lapsedCodeHours',
        'timers.cashConfirmationHours',
        'timers.cartReminderHours',
      ],
    ],
    [
      cardNames.fulfilling,
      [
        'timers.merchantReminderHours',
        'timers.merchantTimeoutHours',
        'timers.handOverBusinessDays',
        'timers.deliveryDays',
        'timers.deliveryAttempts',
        'timers.parcelBackBusinessDays',
      ],
    ],
    [cardNames.retention, ['retention.orderYears', 'retention.documentYears', 'retention.ledgerYears']],
  ],
  returns: [
    [cardNames.windows, ['returns.noReasonDays', 'returns.defectDays', 'timers.returnWindowDays']],
    [
      cardNames.steps,
      [
        'returns.answerHours',
        'returns.handOverDays',
        'returns.inspectionHours',
        'returns.refundDays',
        'returns.appealDays',
        'returns.claimAnswerHours',
      ],
    ],
    [cardNames.amounts, ['returns.pickupFee', 'returns.feesBack']],
  ],
};

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/Years$/, unitText.years],
  [/Minutes$/, unitText.minutes],
  [/Hours$/, unitText.hours],
  [/BusinessDays$/, unitText.workdays],
  [/Days$/, unitText.days],
  [/Refusals$/, unitText.times],
  [/OrdersMax$/, unitText.orders],
  [/^signers/, unitText.people],
  [/UnitsMax$/, unitText.units],
  [/Attempts$/, unitText.tries],
  [/^brake\./, unitText.triesInTime],
];

/** What a number counts, by the name of the setting. */
export const unitOf = (path: SettingPath): string => UNITS.find(([name]) => name.test(path))?.[1] ?? '';
