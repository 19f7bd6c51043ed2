import type { Permission } from '#platform/permission.ts';

/** Tasks that wait for somebody, and who may do them. */
export const TASKS = {
  new_orders: 'orders',
  unshipped_orders: 'orders',
  merchant_applications: 'merchants',
  merchant_papers: 'merchants',
  objections_to_decide: 'merchants',
  products_to_review: 'merchants',
  messages_to_answer: 'conversations',
  low_stock: 'products',
  open_returns: 'returns',
  open_claims: 'returns',
  complaints_to_answer: 'customers',
  ending_ads: 'ads',
  refunds_to_approve: 'refunds',
  payouts_to_approve: 'payouts',
  statement_disputes: 'payouts',
  transfers_to_confirm: 'remittances',
  refunds_to_transfer: 'refunds',
  refunds_failed: 'refunds',
  gateway_messages: 'remittances',
  cash_exceptions: 'remittances',
  courier_claims: 'remittances',
} as const satisfies Record<string, Permission>;

export type Task = keyof typeof TASKS;
export const TASK_NAMES = Object.keys(TASKS) as [Task, ...Task[]];

/** Counting stops here: more than these is «٩٩+». */
export const MOST_TASKS = 100;
/** An older order that is not with a courier yet waits too long. */
export const UNSHIPPED_DAYS = 2;
