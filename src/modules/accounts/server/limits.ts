import { DAY, HOUR, MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { accountRefusal } from '../text.ts';
import { countTry, findTries, uncountTry } from './limits.sql.ts';

interface Limit {
  most: number;
  /** Milliseconds from the first one that counts. */
  within: number;
}

/** Egypt.md 6 for the codes. The limits by address are generous, because a mobile network puts many people behind one. */
const LIMITS = {
  // Of one account: by one network, by all strangers together, and by a device that it knows.
  password_by_asker: { most: 10, within: 15 * MINUTE },
  password_by_account: { most: 100, within: 15 * MINUTE },
  password_by_device: { most: 10, within: 15 * MINUTE },
  // Work that was done for one request pays for one, in all processes; longer than its challenge lives.
  proof: { most: 1, within: 5 * MINUTE },
  // More than people behind one address sign in by passkeys.
  passkey_by_address: { most: 100, within: 15 * MINUTE },
  // Whoever is signed in and is asked for the password again.
  password_again: { most: 10, within: 15 * MINUTE },
  // Wrong ones alone, of any account.
  wrong_by_address: { most: 50, within: 15 * MINUTE },
  // Of what somebody can do endlessly, the security log has this many of each kind for each of them.
  security_note: { most: 5, within: 15 * MINUTE },
  failures_alert: { most: 1, within: HOUR },
  // Wrong codes alone, for any account, and not of devices that the account knows.
  reset_by_address: { most: 50, within: 15 * MINUTE },
  enter_by_address: { most: 50, within: 15 * MINUTE },
  // Wrong codes for one account, by one network or by a device that it knows.
  code_by_asker: { most: 5, within: 15 * MINUTE },
  // Codes for a forgotten password: by one network for a receiver, by all strangers, and by a device that it knows.
  reset_pause: { most: 1, within: MINUTE },
  reset_by_asker: { most: 5, within: DAY },
  reset_by_receiver: { most: 10, within: DAY },
  reset_by_device: { most: 5, within: DAY },
  // Codes that sign in: the same for a mobile.
  enter_pause: { most: 1, within: MINUTE },
  enter_by_asker: { most: 5, within: DAY },
  enter_by_receiver: { most: 10, within: DAY },
  enter_by_device: { most: 5, within: DAY },
  // What all codes for a forgotten password can come to, by either name of the account.
  reset_by_account: { most: 30, within: DAY },
  second_code: { most: 5, within: 15 * MINUTE },
  contact_by_account: { most: 10, within: DAY },
  code_pause: { most: 1, within: MINUTE },
  code_by_receiver: { most: 5, within: DAY },
  code_by_address: { most: 20, within: HOUR },
  // Codes that an account asks to be sent to its own mobile.
  own_code_pause: { most: 1, within: MINUTE },
  own_code_by_account: { most: 5, within: DAY },
  // Codes that an order sends by itself: whoever orders and cancels without end does not run up the bill. Our own choice.
  order_code_by_account: { most: 10, within: DAY },
  // A delivery code has six digits and does not expire, so few guesses are allowed.
  delivery_code: { most: 10, within: HOUR },
  // So no merchant can flood a stranger's mobile or run up the shop's bill for messages. Our own choice.
  invitation_by_receiver: { most: 3, within: DAY },
  invitation_by_merchant: { most: 30, within: DAY },
  // Ten cases with six photos each, so nobody fills the disk.
  picture_by_buyer: { most: 60, within: DAY },
  // What a shop's people show to buyers; a buyer's photos in messages count with all others. Our own choice.
  picture_by_member: { most: 200, within: DAY },
  // A courier signs once for all that goes; more than anybody hands over in a day. Our own choice.
  signature_by_member: { most: 200, within: DAY },
  // Pictures that the server fetches for an editor; an import has jobs of its own. Our own choice.
  fetch_by_account: { most: 300, within: HOUR },
  // More than anybody writes in earnest, and each is looked at by people or shown to them. Our own choice.
  review_by_buyer: { most: 30, within: DAY },
  question_by_buyer: { most: 20, within: DAY },
  conversation_by_buyer: { most: 60, within: DAY },
  message_by_buyer: { most: 60, within: HOUR },
  message_by_member: { most: 300, within: HOUR },
  objection_by_member: { most: 30, within: DAY },
  vote_by_buyer: { most: 200, within: DAY },
  report_by_account: { most: 20, within: DAY },
  // Each is answered by people; what a guest may look up, by a number and a mobile, nobody may guess. Our own choice.
  complaint_by_account: { most: 10, within: DAY },
  complaint_by_address: { most: 20, within: DAY },
  complaint_look_by_address: { most: 30, within: HOUR },
  // Behind one address of a mobile network are many people. Our own choice.
  wish_by_address: { most: 30, within: DAY },
  // Unknown codes, because somebody may be guessing coupons.
  coupon_code: { most: 20, within: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts one attempt, and returns how many are left. Refuses with the seconds to wait, `retryAfter`, once the limit is
 * passed. It counts outside every transaction, because a refusal would undo the count there.
 */
export async function countAttempt(ctx: Ctx, limit: LimitName, who: string | number): Promise<number> {
  const { left, retryAfter } = await takeOne(ctx, limit, who);
  if (left < 0) throw accountRefusal('too_many_tries', { retryAfter });
  return left;
}

/** The same for callers with an answer of their own: counts one and returns the seconds to wait, 0 within the limit. */
export async function secondsToWait(ctx: Ctx, limit: LimitName, who: string | number): Promise<number> {
  const { left, retryAfter } = await takeOne(ctx, limit, who);
  return left < 0 ? retryAfter : 0;
}

/** `left` is below 0 once the limit is passed. */
async function takeOne(ctx: Ctx, limit: LimitName, who: string | number) {
  const { most, within } = LIMITS[limit];
  const now = ctx.clock.now();
  const resetsAt = new Date(now.getTime() + within);
  const counted = await countTry(ctx.db, keyOf(ctx, limit, who), { now, resetsAt });
  const retryAfter = Math.ceil((counted.resetsAt.getTime() - now.getTime()) / 1000);
  return { left: most - counted.count, retryAfter };
}

/** Refuses if the limit is used up, and counts nothing. */
export async function refuseUsedUp(ctx: Ctx, limit: LimitName, who: string | number): Promise<void> {
  const now = ctx.clock.now();
  const counted = await findTries(ctx.db, keyOf(ctx, limit, who), now);
  if (!counted || counted.count < LIMITS[limit].most) return;
  const retryAfter = Math.ceil((counted.resetsAt.getTime() - now.getTime()) / 1000);
  throw accountRefusal('too_many_tries', { retryAfter });
}

/** Counts a code to a mobile or mailbox; called before it is known whether an account has it. */
export async function countCodeAttempt(ctx: Ctx, receiver: string, address: string): Promise<void> {
  await countAttempt(ctx, 'code_pause', receiver);
  await countAttempt(ctx, 'code_by_receiver', receiver);
  await countAttempt(ctx, 'code_by_address', address);
}

/** Counts a code to the mobile that an account has. What others have sent there uses up nothing of it. */
export async function countOwnCode(ctx: Ctx, userId: number, address: string): Promise<void> {
  await countAttempt(ctx, 'own_code_pause', userId);
  await countAttempt(ctx, 'own_code_by_account', userId);
  await countAttempt(ctx, 'code_by_address', address);
}

interface AskedCode {
  receiver: string;
  address: string;
  /** The key of a device that the account knows. */
  device: string | undefined;
}

/**
 * Counts a code that somebody asks for in the name of a receiver. Strangers do not use up what the owner's own devices
 * may ask for.
 */
export async function countAskedCode(
  ctx: Ctx,
  what: 'reset' | 'enter',
  { receiver, address, device }: AskedCode,
): Promise<void> {
  if (device !== undefined) {
    await countAttempt(ctx, `${what}_pause`, `${receiver}@${device}`);
    await countAttempt(ctx, `${what}_by_device`, `${receiver}@${device}`);
    return;
  }
  await countAttempt(ctx, 'code_by_address', address);
  await countAttempt(ctx, `${what}_by_asker`, `${receiver}@${networkOf(address)}`);
  await countAttempt(ctx, `${what}_pause`, receiver);
  await countAttempt(ctx, `${what}_by_receiver`, receiver);
}

/** Takes one count back: a caller with the right password did not guess. */
export async function releaseAttempt(ctx: Ctx, limit: LimitName, who: string | number): Promise<void> {
  await uncountTry(ctx.db, keyOf(ctx, limit, who));
}

/**
 * Numbers and networks are counted as they are. A mobile, an e-mail address or the key of a device is signed: whoever copies
 * the database learns neither who asked for a code nor by what a device is known.
 */
function keyOf({ secrets }: Ctx, limit: LimitName, who: string | number): string {
  if (limit.endsWith('_by_address')) return `${limit}:${networkOf(String(who))}`;
  return `${limit}:${typeof who === 'number' ? who : secrets.sign(who, 'limits')}`;
}

/** A customer with IPv6 has a whole /64 of addresses, so they count as one. */
export function networkOf(address: string): string {
  if (address.includes('.')) return address;
  const [head = ''] = address.split('::');
  return head.split(':').slice(0, 4).join(':');
}
