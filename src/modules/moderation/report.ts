/** What can be reported. */
export const REPORT_KINDS = ['product', 'review', 'merchant', 'question', 'conversation'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = [
  'not_as_described',
  'counterfeit',
  'forbidden',
  'abuse',
  'fake',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What staff did about it. */
export const OUTCOMES = ['acted', 'dismissed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const REPORT_TABS = ['open', 'closed'] as const;
export type ReportTab = (typeof REPORT_TABS)[number];

export const REPORTS_A_PAGE = 20;
