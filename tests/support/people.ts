import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { DAY } from '#platform/clock.ts';
import type { MemberRole, Role } from '#platform/viewer.ts';
import type { TestShop } from './shop.ts';

export interface PersonInput {
  role?: Role;
  merchantId?: number;
  duty?: MemberRole;
  mobileVerified?: boolean;
}

let people = 0;

/** A mobile that was verified just now would not be asked for a code by its first large order. */
const LONG_AGO = new Date(Date.now() - 7 * DAY);

/**
 * Somebody who is signed in: an account and a session, without the cost of hashing a password. A super_admin has the second
 * factor.
 */
export async function addPerson(
  shop: TestShop,
  { role = 'user', merchantId, duty = 'owner', mobileVerified = true }: PersonInput = {},
) {
  people += 1;
  const token = randomBytes(32).toString('base64url');
  const mobile = `+2010${String(people).padStart(8, '0')}`;
  const email = `buyer${people}@example.com`;
  const signedInUntil = new Date(shop.ctx.clock.now().getTime() + 30 * DAY);
  const [row] = await shop.rows(
    sql<{ id: number }>`
      with person as (
        insert into users (name, mobile, mobile_verified_at, email, password_hash, birth_date, role)
        values ('عميل تجريبي', ${mobile}, ${mobileVerified ? LONG_AGO : null}, ${email}, '', '1990-01-01', ${role})
        returning id
      ), session as (
        insert into sessions (token_hash, user_id, device, confirmed_at, expires_at)
        select ${createHash('sha256').update(token).digest()}, id, 'test', ${shop.ctx.clock.now()}::timestamptz, ${signedInUntil}
          from person
      ), membership as (
        insert into merchant_members (merchant_id, user_id, duty)
        select ${merchantId ?? null}::bigint, id, ${duty} from person where ${merchantId ?? null}::bigint is not null
      ), factor as (
        insert into second_factors (user_id, state, secret)
        select id, 'on', 'not a sealed secret' from person
         where ${role} in ('super_admin', 'finance') or (${merchantId ?? null}::bigint is not null and ${duty} = 'owner')
      )
      select id from person`,
  );
  return { id: (row as { id: number }).id, token, mobile, email };
}

export type TestPerson = Awaited<ReturnType<typeof addPerson>>;

/** A session of the account as it is now, just after its password. */
export async function sessionOf(
  shop: Pick<TestShop, 'rows' | 'clock'>,
  userId: number,
): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url');
  const now = shop.clock.now();
  await shop.rows(sql`
    insert into sessions (token_hash, user_id, device, confirmed_at, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${userId}, 'test', ${now}::timestamptz,
            ${now}::timestamptz + interval '1 day')`);
  return { token };
}

/** A complete address in Nasr City, Cairo (zone A). */
export const CAIRO_ADDRESS = {
  recipient: 'عميل تجريبي',
  mobile: '٠١٠١٢٣٤٥٦٧٨',
  governorateId: 1,
  cityId: 39,
  street: 'شارع النيل',
  building: '١٢',
  floor: '3',
  flat: '7',
};

/** Where a buyer lives. Nobody else has the mobile or the door, so nobody else shares the limits of unpaid orders. */
export const homeOf = ({ mobile }: { mobile: string }) => ({
  ...CAIRO_ADDRESS,
  mobile,
  flat: mobile.slice(-6),
});

/** The code that an authenticator app shows for a secret at a moment: those apps take the library's defaults. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
