import type { Account, MemberRole, Role } from './viewer.ts';

interface Grant {
  staff: readonly Exclude<Role, 'user' | 'merchant'>[];
  /** The duties whose members have this permission, for their own merchant only. */
  duties: readonly MemberRole[];
}

/**
 * The one table of who may do what in the back-office. The server refuses by it and the
 * screens are drawn by it.
 */
export const PERMISSIONS = {
  back_office: { staff: ['support', 'finance', 'super_admin'], duties: ['owner', 'manager', 'packer'] },
  orders: { staff: ['support', 'super_admin'], duties: ['owner', 'manager', 'packer'] },
  hand_over: { staff: [], duties: ['owner', 'manager', 'packer'] },
  read_orders: { staff: ['support', 'finance', 'super_admin'], duties: ['owner', 'manager', 'packer'] },
  order_corrections: { staff: ['super_admin'], duties: [] },
  reviews: { staff: ['support', 'super_admin'], duties: ['owner', 'manager'] },
  moderation: { staff: ['support', 'super_admin'], duties: [] },
  conversations: { staff: [], duties: ['owner', 'manager'] },
  performance: { staff: [], duties: ['owner', 'manager'] },
  returns: { staff: ['support', 'super_admin'], duties: ['owner', 'manager'] },
  products: { staff: ['super_admin'], duties: ['owner', 'manager'] },
  product_import: { staff: ['super_admin'], duties: ['owner', 'manager'] },
  discounts: { staff: ['super_admin'], duties: ['owner', 'manager'] },
  own_money: { staff: [], duties: ['owner', 'manager'] },
  own_account: { staff: ['super_admin'], duties: ['owner', 'manager'] },
  statements: { staff: ['support', 'finance', 'super_admin'], duties: ['owner', 'manager'] },
  payout_channel: { staff: [], duties: ['owner'] },
  merchant_members: { staff: [], duties: ['owner'] },
  payouts: { staff: ['finance', 'super_admin'], duties: [] },
  refunds: { staff: ['finance', 'super_admin'], duties: [] },
  customers: { staff: ['support', 'super_admin'], duties: [] },
  goodwill: { staff: ['support', 'finance', 'super_admin'], duties: [] },
  remittances: { staff: ['finance', 'super_admin'], duties: [] },
  ledger: { staff: ['finance', 'super_admin'], duties: [] },
  tax_documents: { staff: ['finance', 'super_admin'], duties: ['owner'] },
  reports: { staff: ['finance', 'super_admin'], duties: ['owner', 'manager'] },
  merchants: { staff: ['super_admin'], duties: [] },
  users: { staff: ['super_admin'], duties: [] },
  ads: { staff: ['super_admin'], duties: [] },
  search: { staff: ['super_admin'], duties: [] },
  settings: { staff: ['super_admin'], duties: [] },
  audit: { staff: ['super_admin'], duties: [] },
  operations: { staff: ['super_admin'], duties: [] },
} as const satisfies Record<string, Grant>;

/** Whoever has these moves the shop's or a merchant's money: finance and owners need a second factor for it. */
export const MOVES_MONEY: ReadonlySet<string> = new Set([
  'own_money',
  'payout_channel',
  'payouts',
  'refunds',
  'goodwill',
  'remittances',
  'ledger',
] satisfies (keyof typeof PERMISSIONS)[]);

export type Permission = keyof typeof PERMISSIONS;

/** Whether an account has a permission. A merchant's member has it only while working for a merchant. */
export function can({ role, duty }: Pick<Account, 'role' | 'duty'>, permission: Permission): boolean {
  const { staff, duties }: Grant = PERMISSIONS[permission];
  if (role === 'merchant') return duty !== null && duties.includes(duty);
  return role !== 'user' && staff.includes(role);
}

/** All permissions of an account, by which its screens are drawn. */
export function permissionsOf(account: Pick<Account, 'role' | 'duty'>): Permission[] {
  return (Object.keys(PERMISSIONS) as Permission[]).filter(permission => can(account, permission));
}
