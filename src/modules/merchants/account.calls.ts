import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { calendarDay } from '#platform/inputs.ts';
import { holidayText } from './application.text.ts';
import { shopFields } from './application.ts';
import { lowStockInput } from './low-stock.ts';
import { shopAccount } from './shop-account.ts';

const nothing = z.object({});
const LARGEST_LOGO = 10 * 1024 * 1024;

export const showShopAccount = defineCall({
  method: 'GET',
  path: '/api/web/merchant/account',
  access: 'own_account',
  summary: "The member's own shop; null for staff, who have none",
  input: nothing,
  output: z.object({ shop: z.nullable(shopAccount) }),
});

export const editShopAccount = defineCall({
  method: 'POST',
  path: '/api/web/merchant/account',
  access: 'own_account',
  summary: 'Changes what the shop says of itself; its legal identity waits for staff (identity.calls.ts)',
  input: z.object({ ...shopFields, lowStockAt: z.optional(lowStockInput) }),
  output: z.object({ shop: z.nullable(shopAccount) }),
  refusals: ['no_shop', 'name_taken'],
});

export const sendShopLogo = defineCall({
  method: 'POST',
  path: '/api/web/merchant/account/logo',
  access: 'own_account',
  summary: "Changes the shop's logo",
  input: z.object({ file: uploadedFile }),
  output: z.object({ shop: z.nullable(shopAccount) }),
  carries: { fileUpTo: LARGEST_LOGO },
  refusals: ['no_shop'],
});

export const beginHoliday = defineCall({
  method: 'POST',
  path: '/api/web/merchant/holiday',
  access: 'own_account',
  summary: 'The shop takes no new orders up to and with a day, and is marked; what is open must be finished',
  input: z.object({ until: calendarDay(holidayText.wrongDay) }),
  output: z.object({ shop: z.nullable(shopAccount) }),
  refusals: ['no_shop', 'not_now', 'holiday_too_long'],
});

export const endHoliday = defineCall({
  method: 'POST',
  path: '/api/web/merchant/holiday/end',
  access: 'own_account',
  summary: 'The shop is back before its holiday is over',
  input: nothing,
  output: z.object({ shop: z.nullable(shopAccount) }),
  refusals: ['no_shop', 'not_now'],
});
