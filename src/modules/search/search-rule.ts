/** What staff may decide about a search: words it also means, a product on top or hidden, a page that it leads to. */
export const RULE_KINDS = ['means', 'pin', 'hide', 'leads_to'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];
