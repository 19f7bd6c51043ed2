import { takeVersion, versionOf } from '#modules/settings/server/version.ts';
import type { CallInput } from '#platform/call.ts';
import { recordChanges } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { shippingRefusal } from '../text.ts';
import type { saveZones as saveCall, Zones } from '../zones.calls.ts';
import { selectZones, updateZones } from './zones.sql.ts';

/** Every governorate with its zone. */
export async function listZonesOf({ db }: Ctx): Promise<Zones> {
  const version = await versionOf(db, 'zones');
  return { version, governorates: await selectZones(db) };
}

/**
 * Moves governorates between zones, all or none. Refuses with `place_unknown`, and with `changed_meanwhile` if somebody
 * moved one after the version that was seen.
 */
export async function saveZonesOf(
  ctx: Ctx,
  { version, zones }: CallInput<typeof saveCall>,
  by: Caller<Account>,
): Promise<Zones> {
  await transaction(ctx, async tx => {
    await takeVersion(tx, { name: 'zones', version, userId: by.viewer.userId, now: ctx.clock.now() });
    const before = await selectZones(tx);
    if (Object.keys(zones).some(id => !before.some(place => String(place.id) === id)))
      throw shippingRefusal('place_unknown');
    const moved = before.flatMap(({ id, zone: from }) => {
      const to = zones[id];
      return to === undefined || to === from ? [] : [{ id, zone: to, from }];
    });
    await updateZones(tx, moved);
    await recordChanges(
      tx,
      by,
      moved.map(({ id, from, zone }) => ({
        what: 'governorate.zone',
        subject: { type: 'governorate', id },
        from,
        to: zone,
      })),
    );
  });
  return listZonesOf(ctx);
}
