import { describe, expect, test } from 'vitest';
import { type Permission, permissionsOf } from '#platform/permission.ts';
import type { MemberRole, Role } from '#platform/viewer.ts';
import { mayOpen, navigationOf } from '#web/back-office/navigation.ts';
import { PAGES } from '#web/back-office/pages.ts';
import { pageTitles } from '#web/back-office/text.ts';
import type { RoleData } from '#web/data/session.ts';

const WHO = {
  user: ['user', null],
  owner: ['merchant', 'owner'],
  manager: ['merchant', 'manager'],
  packer: ['merchant', 'packer'],
  support: ['support', null],
  finance: ['finance', null],
  super_admin: ['super_admin', null],
} as const satisfies Record<string, readonly [Role, MemberRole | null]>;
type Who = keyof typeof WHO;

/** By hand, from decision 11 and the roles of the back-office; not read from what is under test. */
const OPEN_TO: Readonly<Record<Permission, readonly Who[]>> = {
  back_office: ['owner', 'manager', 'packer', 'support', 'finance', 'super_admin'],
  orders: ['owner', 'manager', 'packer', 'support', 'super_admin'],
  hand_over: ['owner', 'manager', 'packer'],
  read_orders: ['owner', 'manager', 'packer', 'support', 'finance', 'super_admin'],
  order_corrections: ['super_admin'],
  conversations: ['owner', 'manager'],
  performance: ['owner', 'manager'],
  returns: ['owner', 'manager', 'support', 'super_admin'],
  reviews: ['owner', 'manager', 'support', 'super_admin'],
  moderation: ['support', 'super_admin'],
  products: ['owner', 'manager', 'super_admin'],
  product_import: ['owner', 'manager', 'super_admin'],
  own_money: ['owner', 'manager'],
  statements: ['owner', 'manager', 'support', 'finance', 'super_admin'],
  own_account: ['owner', 'manager', 'super_admin'],
  payout_channel: ['owner'],
  merchant_members: ['owner'],
  payouts: ['finance', 'super_admin'],
  refunds: ['finance', 'super_admin'],
  customers: ['support', 'super_admin'],
  goodwill: ['support', 'finance', 'super_admin'],
  remittances: ['finance', 'super_admin'],
  ledger: ['finance', 'super_admin'],
  tax_documents: ['owner', 'finance', 'super_admin'],
  reports: ['owner', 'manager', 'finance', 'super_admin'],
  merchants: ['super_admin'],
  users: ['super_admin'],
  ads: ['super_admin'],
  search: ['super_admin'],
  settings: ['super_admin'],
  discounts: ['owner', 'manager', 'super_admin'],
  audit: ['super_admin'],
  operations: ['super_admin'],
};

function accountOf(who: Who): RoleData {
  const [role, duty] = WHO[who];
  return { role, duty, permissions: permissionsOf({ role, duty }) } as RoleData;
}

const everybody = Object.keys(WHO) as Who[];

describe('each page of the back-office opens for whom it is [NAV-7, NAV-8, ROLE-3, ROLE-4, ROLE-5]', () => {
  test.each(PAGES.map(page => [page.path, page] as const))('/%s', (_, page) => {
    expect(everybody.filter(who => mayOpen(accountOf(who), page))).toEqual(OPEN_TO[page.permission]);
  });

  test('those that the specification keeps for super_admin are for that role alone [NAV-8]', () => {
    const restricted = PAGES.filter(({ path }) => /^(users|merchants|ads)(\/|$)/.test(path));
    expect(restricted.map(({ path }) => path)).toContain('users');
    for (const page of restricted) expect(OPEN_TO[page.permission]).toEqual(['super_admin']);
  });
});

describe('the bar names what the specification says, in its order, and no more [NAV-9]', () => {
  const ALLOWED: Readonly<Record<Exclude<Who, 'user'>, readonly string[]>> = {
    owner: ['', 'orders', 'products', 'account'],
    manager: ['', 'orders', 'products', 'account'],
    packer: ['', 'orders', 'account'],
    support: ['', 'orders', 'returns'],
    finance: ['', 'refunds', 'remittances', 'payouts', 'ledger'],
    super_admin: ['', 'orders', 'products', 'account', 'merchants', 'users', 'ads'],
  };
  test.each(Object.entries(ALLOWED))('%s', (who, allowed) => {
    const { bar, more } = navigationOf(accountOf(who as Who));
    const paths = bar.map(({ path }) => path);
    expect(paths).toEqual(allowed.filter(path => paths.includes(path)));
    expect(bar[0]?.title).toBe(pageTitles.home);
    expect(more.filter(({ path }) => allowed.includes(path))).toEqual([]);
  });
});
