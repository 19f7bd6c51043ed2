/** The roles of the specification (section 6) and the two staff roles beside them. */
export type Role = 'user' | 'merchant' | 'support' | 'finance' | 'super_admin';

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
