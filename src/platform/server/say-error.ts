import { ConfigError } from './config/environment.ts';
import { PostgresError } from './postgres/complaint.ts';

type Coded = NodeJS.ErrnoException & { port?: number; hostname?: string };

/** What a person reads when a command ends: one sentence if they can act on it, otherwise where it happened. */
export function sayError(error: unknown): string {
  const { message, stack } = error as Error;
  if (error instanceof ConfigError || error instanceof PostgresError) return message;
  return sayCode(error as Coded) ?? stack ?? message;
}

function sayCode({ code, message, port, hostname }: Coded): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what uses it, or choose another with PORT.`;
    case 'EACCES':
      return port
        ? `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`
        : undefined;
    case 'ENOSPC':
      return 'The disk is full: free some space, or set DATA_DIR to a folder on another disk.';
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return 'The database of DATABASE_URL does not answer: check that it runs and the address.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `Nobody knows the host ${hostname} of DATABASE_URL: check its name.`;
    case '57P03':
    case '53300':
      return `The database of DATABASE_URL is not ready: ${message}.`;
    case '28P01':
    case '28000':
    case '3D000':
    case '42501':
      return `The database of DATABASE_URL refuses us: ${message}.`;
    default:
      return undefined;
  }
}
