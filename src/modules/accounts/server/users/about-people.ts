import type { Runner } from '#platform/server/database.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** What modules above this one know of people; server/about-people.ts hands it in. */
export interface AboutPeople {
  /** Orders placed by each of these accounts; none for who placed none. */
  countOrders(runner: Runner, userIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Every module's part, in the order in which it is erased. */
  holders: readonly PersonalData[];
}
