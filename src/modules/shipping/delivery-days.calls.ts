import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { calendarDay, jointRule, pathId, rowId } from '#platform/inputs.ts';
import { COURIER_NAMES } from './courier.ts';
import { deliveryDaysText as text } from './delivery-days.text.ts';

const MOST_DAYS = 30;
const days = z.int(text.wrongDays).check(z.minimum(0, text.wrongDays), z.maximum(MOST_DAYS, text.wrongDays));
const time = z.object({
  /** Null: whoever brings it. */
  courier: z.nullable(z.enum(COURIER_NAMES)),
  governorateId: rowId,
  /** Null: every city that has no row of its own. */
  cityId: z.nullable(rowId),
  first: days,
  last: days,
});
const holiday = z.object({
  day: calendarDay(text.wrongDay),
  name: z
    .string()
    .check(z.overwrite(cleanText), z.minLength(2, text.wrongName), z.maxLength(60, text.wrongName)),
});

const listed = z.object({
  times: z.array(z.extend(time, { id: z.int(), governorateName: z.string(), cityName: z.string() })),
  holidays: z.array(holiday),
});
export type ListedDays = z.output<typeof listed>;

export const listDeliveryDays = defineCall({
  method: 'GET',
  path: '/api/web/back-office/delivery-days',
  access: 'settings',
  summary: 'Where delivery takes other days than its zone says, and the coming days on which nobody works',
  input: z.object({}),
  output: listed,
});

export const setDeliveryTime = defineCall({
  method: 'PUT',
  path: '/api/web/back-office/delivery-days/times',
  access: 'settings',
  summary:
    'Working days to a governorate or city by a courier or by any; what is promised from now on follows it',
  input: time.check(
    jointRule<{ first: number; last: number }>(['first', 'last'], ({ first, last }) => first <= last, {
      at: 'last',
      error: text.wrongOrder,
    }),
  ),
  output: listed,
  refusals: ['place_unknown'],
});

export const removeDeliveryTime = defineCall({
  method: 'DELETE',
  path: '/api/web/back-office/delivery-days/times/:id',
  access: 'settings',
  summary: "Removes such a row; the zone's days hold there again",
  input: z.object({ id: pathId }),
  output: listed,
});

export const setHoliday = defineCall({
  method: 'PUT',
  path: '/api/web/back-office/delivery-days/holidays',
  access: 'settings',
  summary: 'A day on which nobody prepares or delivers, or another name for it',
  input: holiday,
  output: listed,
});

export const removeHoliday = defineCall({
  method: 'DELETE',
  path: '/api/web/back-office/delivery-days/holidays/:day',
  access: 'settings',
  summary: 'A holiday is a working day again',
  input: z.object({ day: calendarDay(text.wrongDay) }),
  output: listed,
});
