import { sql } from 'kysely';
import { openSession } from '#modules/accounts/server/open-session.ts';
import type { Role } from '#platform/viewer.ts';
import type { TestShop } from './shop.ts';

export interface Person {
  userId: number;
  token: string;
  mobile: string;
  email: string;
}

let count = 0;

/** A verified account of a role, signed in; a merchant's account works for `merchantId`. Its password opens nothing. */
export async function addPerson(shop: TestShop, role: Role = 'user', merchantId?: number): Promise<Person> {
  const number = String(++count).padStart(8, '0');
  const mobile = `+2010${number}`;
  const email = `person${number}@wekala.example`;
  const [user] = await shop.rows(sql<{ id: number }>`
    insert into users (name, mobile, mobile_verified_at, email, password_hash, birth_date, role)
    values ('عميل تجريبي', ${mobile}, now(), ${email}, 'none', '1990-01-01', ${role}) returning id`);
  const userId = (user as { id: number }).id;
  if (merchantId)
    await sql`insert into merchant_members (merchant_id, user_id) values (${merchantId}, ${userId})`.execute(
      shop.ctx.db,
    );
  const { token } = await shop.ctx.db
    .transaction()
    .execute(tx => openSession(shop.ctx, tx, { userId, device: 'test' }));
  return { userId, token, mobile, email };
}
