import { chown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Who PostgreSQL runs as. It refuses to run as root, so that root must lend it another account. */
export type PostgresAccount = {
  /** The command to spawn so that `command` runs under this account. */
  command(command: string, args: readonly string[]): [string, readonly string[]];
  /** Gives what root has made to the account; nothing to do for anybody else. */
  own(file: string): Promise<void>;
};

/** An account that owns what it makes: the one we run under, or for root the system's `postgres`, else `nobody`. */
export async function postgresAccount(dataDir: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return { command: (command, args) => [command, args], own: async () => {} };
  const [uid, gid] = (await ownerOf(dataDir)) ?? (await accountIds());
  return {
    command: (command, args) => ['setpriv', [...lend(uid, gid), command, ...args]],
    own: file => chown(file, uid, gid),
  };
}

/**
 * The right to pass through folders goes along: the project or its data may lie below a folder that is closed to
 * other accounts, such as root's own home, and PostgreSQL must still reach its files.
 */
function lend(uid: number, gid: number): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ];
}

async function ownerOf(dataDir: string): Promise<[uid: number, gid: number] | null> {
  const found = await stat(path.join(dataDir, 'PG_VERSION')).catch(() => null);
  return found && found.uid !== 0 ? [found.uid, found.gid] : null;
}

/** The account must have a name: initdb looks it up. */
async function accountIds(): Promise<[uid: number, gid: number]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'));
  const line = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (!line)
    throw new Error('PostgreSQL does not run as root and there is no account "postgres" or "nobody".');
  return [Number(line[2]), Number(line[3])];
}
