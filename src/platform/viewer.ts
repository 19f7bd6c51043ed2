/** The roles of the specification (docs/orders-rules.md, Refunds) and two more staff roles. */
export const ROLES = ['user', 'merchant', 'support', 'finance', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** The duty of a merchant's member. */
export const DUTIES = ['owner', 'manager', 'packer'] as const;
export type MemberRole = (typeof DUTIES)[number];

export interface Guest {
  kind: 'guest';
}

export interface Account {
  kind: 'account';
  userId: number;
  sessionId: number;
  role: Role;
  /** The merchant this account works for. A merchant's id may come from nowhere else. */
  merchantId: number | null;
  /** The account's duty there. */
  duty: MemberRole | null;
  /** A super_admin without a second factor. Only the calls of the own account are open until it is set up. */
  lacksSecondFactor: boolean;
  /** Its days to set up a second factor are over: it moves no money until it has one. */
  owesSecondFactor?: boolean;
  /** The password was given again within the last ten minutes. */
  isConfirmed?: boolean;
  /** The merchant is suspended: its members may look but change nothing (docs/orders-rules.md, Merchants). */
  readsOnly?: boolean;
}

export type Viewer = Guest | Account;

export const guest: Guest = { kind: 'guest' };

/** The viewer of a call, and what is known about the request. */
export interface Caller<V extends Viewer = Viewer> {
  viewer: V;
  requestId: string;
  address: string;
  device: string;
  /** The request named this machine as its host, and no proxy passed it on. */
  isDirect?: boolean;
}
