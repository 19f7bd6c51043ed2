import type { Runner, Tx } from './database.ts';

/** Why somebody cannot be erased yet: money or goods are still on their way. */
export type OpenMatter = 'open_orders' | 'open_claims' | 'open_balance';

/** What one module holds on a person (law 151/2020): each fills its own, server/about-people.ts has them all. */
export interface PersonalData {
  /** All of it, by a name for each part, as it goes into the person's download. */
  collect(runner: Runner, userId: number): Promise<Record<string, unknown>>;
  /** Removes what tells who the person was; what the tax office wants to see stays without it. */
  erase(tx: Tx, userId: number): Promise<void>;
  /** What must end first; nothing where nothing is open. */
  findOpen?(tx: Tx, userId: number): Promise<OpenMatter | null>;
}
