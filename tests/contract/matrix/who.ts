/** Everybody who might make a call: the columns of the matrix. */
export const WHO = [
  'guest',
  'user',
  'other user',
  'merchant',
  'other merchant',
  'suspended merchant',
  'packer',
  'support',
  'finance',
  'super_admin',
] as const;
export type Who = (typeof WHO)[number];

const BUYERS = ['user', 'other user'] as const;
const MERCHANTS = ['merchant', 'other merchant', 'suspended merchant'] as const;

/**
 * Who may do what, written by hand from section 6 of the specification and the roles of the back-office, and never
 * read from the code that is under test. A suspended merchant may read what an active one may; see matrix.test.ts.
 */
export const GROUPS = {
  anyone: WHO,
  'signed in': WHO.filter(who => who !== 'guest'),
  buyers: BUYERS,
  'order desk': [...MERCHANTS, 'packer', 'support', 'super_admin'],
  'order corrections': ['super_admin'],
  'returns desk': [...MERCHANTS, 'support', 'super_admin'],
  'product desk': [...MERCHANTS, 'super_admin'],
  'merchant account': [...MERCHANTS, 'super_admin'],
  'merchant owners': MERCHANTS,
  'all staff': [...MERCHANTS, 'packer', 'support', 'finance', 'super_admin'],
  reports: [...MERCHANTS, 'finance', 'super_admin'],
  money: ['finance', 'super_admin'],
  'super_admin alone': ['super_admin'],
} as const satisfies Record<string, readonly Who[]>;
export type Group = keyof typeof GROUPS;
