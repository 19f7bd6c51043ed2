import { sql } from 'kysely';
import { hashPassword } from '#modules/accounts/server/passwords/password-hash.ts';
import { CHANNEL_SECRET } from '#modules/payouts/server/channel-secret.ts';
import type { TestShop } from '../../../support/shop.ts';
import type { Scene } from '../../matrix/expected.ts';
import type { Cast } from '../../matrix/scene.ts';
import type { Who } from '../../matrix/who.ts';
import type { PublicCall } from './calls.ts';
import { namesIn } from './draw.ts';

/** A value that stands in the shop once, and who may read it. */
export interface Secret {
  what: string;
  value: string;
  seenBy: readonly Who[];
}

const STAFF = ['support', 'super_admin'] as const;
const MERCHANTS = ['merchant', 'manager', 'packer'] as const;
const EMAIL = 'seen-by-few@canary.example';
const STREET = 'شارع العصفور الأزرق';
const NAME = 'قمر الزمان الفريد';
const ACCOUNT = 'EG380019000500000000263180002';
const HOLDER = 'صاحبة السعادة الفريدة';

/** Marks what is private of `user` and of `merchant`, so that it is found again in any answer. */
export async function plantSecrets(
  shop: TestShop,
  { cast, scene }: { cast: Cast; scene: Scene },
): Promise<Secret[]> {
  const { user, people } = cast;
  const passwordHash = await hashPassword('كلمة لا يعرفها أحد');
  await shop.rows(sql`
    update users set email = ${EMAIL}, name = ${NAME}, password_hash = ${passwordHash} where id = ${user.id}`);
  await shop.rows(sql`update addresses set street = ${STREET} where user_id = ${user.id}`);
  await shop.rows(sql`
    update orders set address = address || ${JSON.stringify({ street: STREET, recipient: NAME })}::jsonb
     where id = ${scene.orderId}`);
  await shop.rows(sql`
    insert into merchant_channels (merchant_id, kind, holder, number, tail, changed_at)
    values (${scene.merchantId}, 'iban', ${HOLDER}, ${shop.ctx.secrets.seal(ACCOUNT, CHANNEL_SECRET)}, '0002', now())`);
  const hashes = await shop.rows(sql<{ hash: string }>`
    select encode(token_hash, 'hex') as hash from sessions where user_id = ${people.user} limit 1`);
  const ofOrder = ['user', ...MERCHANTS, ...STAFF, 'finance'] as const;
  return [
    { what: "the buyer's e-mail address", value: EMAIL, seenBy: ['user', ...STAFF, 'finance'] },
    { what: "the buyer's mobile", value: user.mobile, seenBy: ofOrder },
    { what: "the buyer's street", value: STREET, seenBy: ['user', ...MERCHANTS, ...STAFF] },
    { what: "the buyer's name", value: NAME, seenBy: ofOrder },
    { what: "the merchant's account", value: ACCOUNT, seenBy: ['merchant', 'finance', 'super_admin'] },
    {
      what: "the holder of the merchant's account",
      value: HOLDER,
      seenBy: ['merchant', 'manager', 'finance', 'super_admin'],
    },
    { what: 'a hash of a password', value: passwordHash, seenBy: [] },
    { what: 'a hash of a token', value: hashes[0]?.hash ?? '', seenBy: [] },
    { what: 'a sealed secret', value: 'not a sealed secret', seenBy: [] },
    { what: 'where a paper is stored', value: 'papers/matrix', seenBy: [] },
    { what: "the program's own words", value: 'node_modules', seenBy: [] },
  ];
}

/** Whether the answer shows it to somebody who may not read it. */
export const reveals = (text: string, { value, seenBy }: Secret, who: Who) =>
  !seenBy.includes(who) && text.includes(value);

const SECRET = /password|hash|secret|token|apikey|sealed|storage_?key/i;

/** The fields of a call's reply whose names say that nobody should read them. */
export function secretNamesIn({ reply }: PublicCall): string[] {
  return reply
    ? [...new Set(namesIn(reply))].filter(name => SECRET.test(name) && !/^has[A-Z]/.test(name))
    : [];
}

/** The few that hand somebody a secret of their own. */
export const SECRET_NAMES: readonly string[] = [
  'POST /api/web/user/auth/login: token',
  'POST /api/web/user/auth/reset-password: token',
  'POST /api/web/user/auth/enter: token',
  'POST /api/web/user/auth/passkey: token',
  'POST /api/web/user/second-factor/begin: secret',
];
