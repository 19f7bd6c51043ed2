/** The database does not answer. Whoever waits for it is told so instead of waiting longer. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';

  constructor() {
    super('the database does not answer');
  }
}

/** More statements wait for a connection than can be served in time, so a further one is refused at once. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';

  constructor() {
    super('too many statements wait for a connection');
  }
}

/** Of the network, when no answer came. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Of PostgreSQL: it shuts down or starts, has no connection left, is a standby after a fail-over, or gave a statement up
 * for its time-out, for a lock or for a deadlock.
 */
const POSTGRES = /^(08...|57P0[123]|53...|25006|57014|55P03|40P01|40001)$/;

/** What the driver says without a code. */
const DRIVER =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/**
 * Whether an error of the database will pass by itself: it cannot be reached, is overloaded, or changes its place. The
 * outcome of a commit that ended so is unknown.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseAway || error instanceof TooManyWaiting) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (NETWORK.has(code) || POSTGRES.test(code))) return true;
  return DRIVER.test(String(message));
}

/** Whether no connection can be made or kept, though the address and the account may well be right. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return (
    isUnreachable(cause) ||
    (typeof code === 'string' && (NETWORK.has(code) || /^(08...|57P0[123]|53300)$/.test(code))) ||
    DRIVER.test(error.message)
  );
}
