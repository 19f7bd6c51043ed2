import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { RoleData } from '../account.ts';
import type * as calls from '../calls.ts';
import { CONTACT_KINDS } from '../contact.ts';
import { OWN_NAME_REFUSED } from '../own-name.text.ts';
import { readsLikeOwn } from '../own-name.ts';
import { fieldText } from '../text.ts';
import { enqueueContactCode } from './codes/queries.ts';
import { confirmOwner } from './confirm-owner.ts';
import { putWanted } from './contacts.sql.ts';
import { countAttempt, countCodeAttempt } from './limits.ts';
import { setName } from './queries.ts';
import { showRole } from './show-role.ts';

/**
 * Changes the account's name. Mobile and e-mail can open the account, so another one needs its owner, is sent a code,
 * and counts for nothing until that was typed. Whether somebody else has it, only whoever proves it learns.
 */
export async function updateProfile(
  ctx: Ctx,
  { name, password, ownerCode, ...contacts }: CallInput<typeof calls.updateProfile>,
  { viewer: { userId }, address }: Caller<Account>,
): Promise<RoleData> {
  if (readsLikeOwn(name)) throw generalRefusal('invalid_input', { fields: { name: OWN_NAME_REFUSED } });
  const before = await showRole(ctx, userId);
  const wanted = CONTACT_KINDS.filter(kind => contacts[kind] !== before[kind]);
  if (wanted.length > 0) {
    if (contacts.email === '' && before.email !== '')
      throw generalRefusal('invalid_input', { fields: { email: fieldText.emailStays } });
    await confirmOwner(ctx, { userId, password, ownerCode });
    await countAttempt(ctx, 'contact_by_account', userId);
    for (const kind of wanted) await countCodeAttempt(ctx, contacts[kind], address);
  }
  await transaction(ctx, async tx => {
    await setName(tx, userId, name);
    for (const kind of wanted) {
      await putWanted(tx, { userId, kind, value: contacts[kind] }, ctx.clock.now());
      await enqueueContactCode(tx, { userId, kind });
    }
  });
  return showRole(ctx, userId);
}
