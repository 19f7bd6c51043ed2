/** Every kind of caller: the columns of the matrix. */
export const WHO = [
  'guest',
  'user',
  'other user',
  'merchant',
  'other merchant',
  'suspended merchant',
  'manager',
  'packer',
  'support',
  'finance',
  'super_admin',
  'closed merchant',
  'blocked user',
  'signed out everywhere',
] as const;
export type Who = (typeof WHO)[number];

/** Those whom the shop takes for a guest, whatever token they send. */
export const NOBODY: ReadonlySet<Who> = new Set([
  'guest',
  'closed merchant',
  'blocked user',
  'signed out everywhere',
]);

const BUYERS = ['user', 'other user'] as const;
const OWNERS = ['merchant', 'other merchant', 'suspended merchant'] as const;
const MERCHANTS = [...OWNERS, 'manager'] as const;

/**
 * Who may do what, written by hand from decision 11 and the roles of the back-office, and never
 * read from the code that is under test. A suspended merchant may read what an active one may; see matrix.test.ts.
 */
export const GROUPS = {
  anyone: WHO,
  'signed in': WHO.filter(who => !NOBODY.has(who)),
  buyers: BUYERS,
  orders: [...MERCHANTS, 'packer', 'support', 'super_admin'],
  'hand over': [...MERCHANTS, 'packer'],
  'order corrections': ['super_admin'],
  returns: [...MERCHANTS, 'support', 'super_admin'],
  moderators: ['support', 'super_admin'],
  products: [...MERCHANTS, 'super_admin'],
  'merchant account': [...MERCHANTS, 'super_admin'],
  'own money': MERCHANTS,
  'merchant owners': OWNERS,
  'all staff': [...MERCHANTS, 'packer', 'support', 'finance', 'super_admin'],
  statements: [...MERCHANTS, 'support', 'finance', 'super_admin'],
  reports: [...MERCHANTS, 'finance', 'super_admin'],
  'tax documents': [...OWNERS, 'finance', 'super_admin'],
  money: ['finance', 'super_admin'],
  staff: ['support', 'finance', 'super_admin'],
  'super_admin alone': ['super_admin'],
} as const satisfies Record<string, readonly Who[]>;
export type Group = keyof typeof GROUPS;
