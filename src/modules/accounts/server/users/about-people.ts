import type { Runner } from '#platform/server/database.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** What other modules know about people; server/about-people.ts passes it in. */
export interface AboutPeople {
  /** The number of orders of each account; accounts without orders are missing. */
  countOrders(runner: Runner, userIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Every module's part, in the order in which it is erased. */
  holders: readonly PersonalData[];
}
