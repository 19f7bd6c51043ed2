import { permissionsOf } from '#platform/permission.ts';
import type { Ctx } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import type { RoleData } from '../account.ts';
import { findRoleData } from './queries.ts';

/** The role data of an account [API-1]. */
export async function showRole(ctx: Ctx, userId: number): Promise<RoleData> {
  const found = await findRoleData(ctx.db, userId);
  if (!found) throw generalRefusal('not_signed_in');
  const secondFactorDue = found.secondFactorDue?.toISOString() ?? null;
  return { ...found, secondFactorDue, permissions: permissionsOf(found) };
}
