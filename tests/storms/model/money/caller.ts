import type { Account, Caller } from '#platform/viewer.ts';

/** A call by this account. */
export function callerOf(viewer: Account | undefined): Caller<Account> {
  if (!viewer) throw new Error('nobody calls');
  return { viewer, requestId: 'model', address: '127.0.0.1', device: 'test' };
}

/** An account as its session would say. */
export function accountOf(userId: number, of: Partial<Account> = {}): Account {
  return {
    kind: 'account',
    userId,
    sessionId: 0,
    role: 'user',
    merchantId: null,
    duty: null,
    lacksSecondFactor: false,
    isConfirmed: true,
    ...of,
  };
}
