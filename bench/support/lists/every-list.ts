import type { Lists } from './asked.ts';
import { GOODS_LISTS } from './goods.ts';
import { MONEY_LISTS } from './money.ts';
import { OPINION_LISTS } from './opinions.ts';
import { ORDER_LISTS } from './orders.ts';
import { PEOPLE_LISTS } from './people.ts';

/** Every call that returns a list, in every way that sends another query. */
export const LISTS_BY_KIND = {
  orders: ORDER_LISTS,
  goods: GOODS_LISTS,
  money: MONEY_LISTS,
  people: PEOPLE_LISTS,
  opinions: OPINION_LISTS,
} as const satisfies Record<string, Lists>;
