/** The house of docs/decisions/0001-layout.md as data. */

/** Each room may import itself and the rooms before it. */
export const ROOMS = ['platform', 'kit', 'modules', 'emulators', 'web', 'server'] as const;

/** Each module may import modules of earlier levels only. What must flow upwards goes as an event. */
export const MODULE_LEVELS: readonly (readonly string[])[] = [
  ['accounts', 'media', 'notifications', 'settings'],
  ['complaints', 'merchants', 'moderation'],
  ['catalog', 'discounts', 'shipping'],
  ['search', 'ads', 'cart', 'ledger', 'feeds'],
  ['orders', 'payments'],
  ['operations', 'refunds'],
  ['checkout', 'conversations', 'reviews', 'payouts', 'remittances', 'agents', 'analytics', 'handovers'],
  ['returns', 'taxes', 'reports'],
];

/** The one way out of src, with its reason. */
export const WAYS_OUT: Readonly<Record<string, string>> = {
  'src/server/startup/start.ts': 'an empty embedded database begins with the demo',
};

export function roomOf(file: string): number {
  return ROOMS.findIndex(room => file.startsWith(`src/${room}/`));
}

export function moduleOf(file: string): string | null {
  return /^src\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;
}

export function levelOf(module: string): number {
  return MODULE_LEVELS.findIndex(level => level.includes(module));
}

/** Never loaded by a browser. */
export function isServerOnly(file: string): boolean {
  return /^src\/(emulators|(.*\/)?server)\//.test(file);
}

/** SQL stands in a folder's `queries.ts`, or beside its story: `place-order.sql.ts`. */
export function isSql(file: string): boolean {
  return /(\/queries|\.sql)\.ts$/.test(file);
}

/** A module declares its calls in its own `calls.ts`, or beside their noun: `refunds.calls.ts`. */
export function isCalls(file: string): boolean {
  return /^src\/modules\/\w+\/([\w-]+\.)?calls\.ts$/.test(file);
}

/**
 * The screens that belong together: a folder of the back-office, or the storefront, or a buyer's account. What screens of
 * several areas share stands in `web/parts`, `web/back-office/parts` and `web/data`.
 */
export function areaOf(file: string): string | null {
  return /^src\/web\/(back-office\/(?!parts\/)[^/]+|storefront|account)\/./.exec(file)?.[1] ?? null;
}

/** Sentences stand in a folder's `text.ts`, or beside their noun: `payout.text.ts`. */
export function isText(file: string): boolean {
  return /[/.]text\.ts$/.test(file);
}
