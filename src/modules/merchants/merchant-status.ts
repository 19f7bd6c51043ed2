/** docs/orders-rules.md, Merchants; `rejected` is the end of a refused application. */
export const MERCHANT_STATUSES = [
  'applied',
  'under_review',
  'needs_info',
  'rejected',
  'active',
  'on_holiday',
  'restricted',
  'suspended',
  'closed',
] as const;
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number];

/** The events of a merchant. */
export const MERCHANT_EVENTS = [
  'sent',
  'review_begun',
  'papers_asked',
  'papers_sent',
  'sent_again',
  'accepted',
  'rejected',
  'holiday_begun',
  'holiday_ended',
  'restricted',
  'suspended',
  'reactivated',
  'closed',
] as const;
export type MerchantEvent = (typeof MERCHANT_EVENTS)[number];

/** The possible events of each status and the status they lead to. Nothing else can happen. */
const TRANSITIONS: Readonly<Record<MerchantStatus, Partial<Record<MerchantEvent, MerchantStatus>>>> = {
  applied: {
    review_begun: 'under_review',
    papers_asked: 'needs_info',
    accepted: 'active',
    rejected: 'rejected',
  },
  under_review: { papers_asked: 'needs_info', accepted: 'active', rejected: 'rejected' },
  needs_info: { papers_sent: 'under_review', rejected: 'rejected' },
  rejected: { sent_again: 'applied' },
  active: { holiday_begun: 'on_holiday', restricted: 'restricted', suspended: 'suspended', closed: 'closed' },
  on_holiday: { holiday_ended: 'active', suspended: 'suspended', closed: 'closed' },
  restricted: { reactivated: 'active', suspended: 'suspended', closed: 'closed' },
  suspended: { reactivated: 'active', closed: 'closed' },
  closed: {},
};

/** The status after an event; null if it cannot happen. */
export function statusAfter(status: MerchantStatus, event: MerchantEvent): MerchantStatus | null {
  return TRANSITIONS[status][event] ?? null;
}

/** Decisions of staff about a selling merchant, each with a reason. */
export const STAFF_EVENTS = ['restricted', 'suspended', 'reactivated', 'closed'] as const;
export type StaffEvent = (typeof STAFF_EVENTS)[number];

/** The tabs of the merchants page, and the statuses under each. */
export const MERCHANT_TABS = {
  applications: ['applied', 'under_review', 'needs_info'],
  active: ['active', 'on_holiday', 'restricted'],
  /** Those with a change of their legal identity to review, or with a paper that has ended. */
  papers: ['active', 'on_holiday', 'restricted', 'suspended'],
  suspended: ['suspended', 'closed'],
  rejected: ['rejected'],
} as const satisfies Record<string, readonly MerchantStatus[]>;
export type MerchantTab = keyof typeof MERCHANT_TABS;
export const TAB_NAMES = [
  'applications',
  'papers',
  'active',
  'suspended',
  'rejected',
] as const satisfies MerchantTab[];
/** Why staff look at a merchant that sells: it asks for another legal identity, or one of its papers has ended. */
export const LOOKS = ['identity_change', 'ended_paper'] as const;
export type Look = (typeof LOOKS)[number];

/** Where each merchant stands once. */
export const STATUS_TABS = [
  'applications',
  'active',
  'suspended',
  'rejected',
] as const satisfies MerchantTab[];
