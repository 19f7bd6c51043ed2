import type { Piastres } from './money.ts';

/** Debits are positive, credits negative; a posting that does not balance is a mistake of the oracle itself (M7). */
export class Books {
  readonly balances = new Map<string, Piastres>();

  post(debits: Readonly<Record<string, Piastres>>, credits: Readonly<Record<string, Piastres>>): void {
    const entries = [
      ...Object.entries(debits),
      ...Object.entries(credits).map(([account, amount]) => [account, -amount] as const),
    ];
    const off = entries.reduce((all, [, amount]) => all + amount, 0);
    if (off !== 0)
      throw new Error(`the oracle's posting is off by ${off}: ${JSON.stringify([debits, credits])}`);
    for (const [account, amount] of entries)
      this.balances.set(account, (this.balances.get(account) ?? 0) + amount);
  }

  of(account: string): Piastres {
    return this.balances.get(account) ?? 0;
  }
}
