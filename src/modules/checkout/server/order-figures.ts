import type { Ctx } from '#platform/server/context.ts';
import { type OrderFigures, selectOrderFigures } from './order-figures.sql.ts';

/** Orders of the last hour, and money that has come and was not told to its order yet. */
export function readOrderFigures({ db }: Ctx): Promise<OrderFigures> {
  return selectOrderFigures(db);
}
