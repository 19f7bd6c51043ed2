/** The roles of the specification (section 6) and the two staff roles beside them. */
export const ROLES = ['user', 'merchant', 'support', 'finance', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a member of a merchant does there. */
export const DUTIES = ['owner', 'manager', 'packer'] as const;
export type Duty = (typeof DUTIES)[number];

export interface Guest {
  kind: 'guest';
}

export interface Account {
  kind: 'account';
  userId: number;
  sessionId: number;
  role: Role;
  /** The merchant this account works for: the only place a merchant's id may come from. */
  merchantId: number | null;
  /** What it does there. */
  duty: Duty | null;
  /** A super_admin who has not set up his second factor yet: nothing is open to him but his own account. */
  lacksSecondFactor: boolean;
  /** His merchant is suspended: he looks, and changes nothing of the merchant's (orders-and-money.md, section 8). */
  readsOnly?: boolean;
}

export type Viewer = Guest | Account;

export const guest: Guest = { kind: 'guest' };

/** The viewer of a call and what is known of the request it came by. */
export interface Caller<V extends Viewer = Viewer> {
  viewer: V;
  requestId: string;
  address: string;
  device: string;
}
