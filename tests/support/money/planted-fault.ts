import type { RawBuilder } from 'kysely';
import { expect } from 'vitest';
import { type checkBooks } from '#modules/orders/server/books/check-books.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import type { TestShop } from '../shop.ts';

/** Statements that break the rule of that id, and nothing else of the books. */
export type Faults = Readonly<Record<string, () => RawBuilder<unknown>[]>>;

/** Plants a fault, expects that the check names its rule, or it `alone`, and takes it back. */
export async function expectSeen(
  shop: TestShop,
  check: typeof checkBooks,
  [id, faults, which]: readonly [string, readonly RawBuilder<unknown>[], 'alone'?],
): Promise<void> {
  class Undo extends Error {}
  let wrong: string[] = [];
  await shop.ctx.db
    .transaction()
    .execute(async tx => {
      for (const fault of faults) await fault.execute(tx);
      wrong = wrongLines(await check(tx));
      throw new Undo();
    })
    .catch(error => expect(error).toBeInstanceOf(Undo));
  const named = wrong.map(line => line.split(' ')[0]);
  if (which === 'alone') expect(named).toEqual([id]);
  else expect(named).toContain(id);
}
