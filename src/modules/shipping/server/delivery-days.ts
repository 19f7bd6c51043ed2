import type { CallInput } from '#platform/call.ts';
import { cairoDay } from '#platform/dates.ts';
import { type AuditedChange, recordChange } from '#platform/server/audit.ts';
import { type Ctx, remember, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  ListedDays,
  removeHoliday as removeHolidayCall,
  removeDeliveryTime as removeTimeCall,
  setHoliday as setHolidayCall,
  setDeliveryTime as setTimeCall,
} from '../delivery-days.calls.ts';
import type { DeliveryDays } from '../promise.ts';
import { shippingRefusal } from '../text.ts';
import {
  deleteDeliveryTime,
  deleteHoliday,
  selectDeliveryTimes,
  selectHolidays,
  upsertDeliveryTime,
  upsertHoliday,
} from './delivery-days.sql.ts';

/** Holidays that have passed count for nothing that is promised. */
export const listDeliveryDays = async ({ db, clock }: Ctx): Promise<ListedDays> => ({
  times: await selectDeliveryTimes(db),
  holidays: await selectHolidays(db, cairoDay(clock.now())),
});

/** Read from memory; a change appears at once. */
export function readDeliveryDays(ctx: Ctx): Promise<DeliveryDays> {
  return remember(ctx, { key: 'delivery days', tags: [] }, async () => {
    const { times, holidays } = await listDeliveryDays(ctx);
    return { times, holidays: holidays.map(({ day }) => day) };
  });
}

/** Refuses with `place_unknown`. */
export function setDeliveryTime(ctx: Ctx, time: CallInput<typeof setTimeCall>, by: Caller<Account>) {
  return change(ctx, by, async tx => {
    const before = (await selectDeliveryTimes(tx)).find(
      each =>
        each.governorateId === time.governorateId &&
        each.cityId === time.cityId &&
        each.courier === time.courier,
    );
    if (!(await upsertDeliveryTime(tx, time))) throw shippingRefusal('place_unknown');
    return auditedTime(time.governorateId, { from: before && daysOf(before), to: daysOf(time) });
  });
}

export function removeDeliveryTime(ctx: Ctx, { id }: CallInput<typeof removeTimeCall>, by: Caller<Account>) {
  return change(ctx, by, async tx => {
    const before = (await selectDeliveryTimes(tx)).find(each => each.id === id);
    await deleteDeliveryTime(tx, id);
    return auditedTime(before?.governorateId ?? 0, { from: before && daysOf(before), to: null });
  });
}

export function setHoliday(ctx: Ctx, { day, name }: CallInput<typeof setHolidayCall>, by: Caller<Account>) {
  return change(ctx, by, async tx => {
    await upsertHoliday(tx, { day, name });
    return auditedHoliday(day, name);
  });
}

export function removeHoliday(ctx: Ctx, { day }: CallInput<typeof removeHolidayCall>, by: Caller<Account>) {
  return change(ctx, by, async tx => {
    await deleteHoliday(tx, day);
    return auditedHoliday(day, null);
  });
}

const daysOf = ({
  courier,
  cityId,
  first,
  last,
}: Pick<ListedDays['times'][number], 'courier' | 'cityId' | 'first' | 'last'>) => ({
  courier,
  cityId,
  days: [first, last],
});

const auditedTime = (id: number, { from, to }: { from: unknown; to: unknown }): AuditedChange => ({
  what: 'governorate.delivery_time',
  subject: { type: 'governorate', id },
  from: from ?? null,
  to,
});

/** A day is a number too: `20270125`. */
const auditedHoliday = (day: string, name: string | null): AuditedChange => ({
  what: 'holiday.changed',
  subject: { type: 'holiday', id: Number(day.replaceAll('-', '')) },
  from: null,
  to: name,
});

async function change(
  ctx: Ctx,
  by: Caller<Account>,
  write: (tx: Tx) => Promise<AuditedChange>,
): Promise<ListedDays> {
  await transaction(ctx, async tx => recordChange(tx, by, await write(tx)));
  return listDeliveryDays(ctx);
}
