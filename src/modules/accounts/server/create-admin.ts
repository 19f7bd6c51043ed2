import * as z from 'zod/mini';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import { emailInput, mobileInput, nameInput } from '../account.ts';
import { newPasswordInput } from '../password.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
import { insertUser } from './queries.ts';
import { takenRefusal } from './taken.ts';

const adminInput = z.object({
  name: nameInput,
  mobile: mobileInput,
  email: emailInput,
  password: newPasswordInput,
});

/**
 * Creates a super_admin's account and returns its id; for the command line only. Refuses like sign-up, but asks no age.
 */
export async function createAdmin(ctx: Ctx, input: z.input<typeof adminInput>): Promise<number> {
  const parsed = z.safeParse(adminInput, input);
  if (!parsed.success) throw generalRefusal('invalid_input', { fields: sentences(parsed.error) });
  const { password, ...person } = parsed.data;
  refuseWeakPassword(password, person);
  const passwordHash = await hashPassword(password);
  return transaction(ctx, async tx => {
    const admin = { ...person, passwordHash, birthDate: null, role: 'super_admin' } as const;
    const userId = await insertUser(tx, { ...admin, mobileVerifiedAt: ctx.clock.now() });
    if (userId !== undefined) return userId;
    throw (await takenRefusal(tx, person)) ?? new Error('an account was refused that nobody has');
  });
}

/** The first sentence about each field. */
function sentences({ issues }: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
