import type { Runner, Tx } from './database.ts';

/** Why a person cannot be erased yet: money or goods are still on their way. */
export type OpenMatter = 'open_orders' | 'open_claims' | 'open_refunds' | 'open_balance';

/** What one module holds about a person (law 151/2020). server/about-people.ts collects it from all modules. */
export interface PersonalData {
  /** All of it for the person's download, with a name for each part. */
  collect(runner: Runner, userId: number): Promise<Record<string, unknown>>;
  /** Removes whatever identifies the person. What the tax office must see stays, without names. */
  erase(tx: Tx, userId: number): Promise<void>;
  /** What must end first; empty if nothing is open. */
  findOpen?(run: Runner, userId: number): Promise<OpenMatter | null>;
}
