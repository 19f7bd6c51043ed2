import type { AuditEntry } from '#modules/accounts/audit.calls.ts';

/** Fewer than these are as quickly read as unfolded. */
const FEWEST = 3;

/** What one act changed of many things of a kind, newest first; anything else is alone. */
export type EntryGroup = readonly [AuditEntry, ...AuditEntry[]];

/** Neighbours of one transaction: it gives all its entries the same moment. */
export function groupEntries(entries: readonly AuditEntry[]): EntryGroup[] {
  const runs: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && isOneAct(run[0], entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap(run => (run.length < FEWEST ? run.map((entry): EntryGroup => [entry]) : [run]));
}

const isOneAct = (one: AuditEntry, other: AuditEntry) =>
  one.at === other.at &&
  one.what === other.what &&
  one.subject.type === other.subject.type &&
  one.actor?.id === other.actor?.id;
