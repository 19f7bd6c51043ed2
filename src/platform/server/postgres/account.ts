import { chown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The account that PostgreSQL runs as. It refuses to run as root, so root must lend it another account. */
export type PostgresAccount = {
  /** The command line that runs `command` under this account. */
  command(command: string, args: readonly string[]): [file: string, args: readonly string[]];
  /** Gives the account what root created; does nothing if we are that account ourselves. */
  own(file: string): Promise<void>;
};

const OURSELVES: PostgresAccount = { command: (command, args) => [command, args], own: async () => {} };

/** The account we run under. For root, the owner of an existing `cluster`, or the system's `postgres` or `nobody`. */
export async function postgresAccount(cluster: string, binary: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return OURSELVES;
  const [uid, gid] = (await ownerOf(cluster)) ?? (await systemAccount());
  const isOpen = (await isReachable(cluster)) && (await isReachable(binary));
  const rights = isOpen ? [] : await rightToPass();
  const lend = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights];
  return {
    command: (command, args) => ['setpriv', [...lend, command, ...args]],
    own: file => chown(file, uid, gid),
  };
}

async function ownerOf(cluster: string): Promise<[uid: number, gid: number] | null> {
  const found = await stat(path.join(cluster, 'PG_VERSION')).catch(() => null);
  return found && found.uid !== 0 ? [found.uid, found.gid] : null;
}

/** The account must have a name, because initdb looks it up. */
async function systemAccount(): Promise<[uid: number, gid: number]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'));
  const line = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (!line)
    throw new Error('PostgreSQL does not run as root and there is no account "postgres" or "nobody".');
  return [Number(line[2]), Number(line[3])];
}

const OTHERS_MAY_ENTER = 0o001;

/** Whether every account may pass through all folders above the file. */
async function isReachable(file: string): Promise<boolean> {
  const folder = path.dirname(file);
  const { mode } = await stat(folder);
  return (mode & OTHERS_MAY_ENTER) !== 0 && (folder === file || isReachable(folder));
}

const READ_SEARCH_BIT = 2n;

/**
 * Options of setpriv for a project or data in a folder that is closed to others, such as root's home. The account may
 * pass through folders there and keeps that right even for access(2). Containers often withhold the narrower right from
 * root itself; then it takes the wider one.
 */
async function rightToPass(): Promise<string[]> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const ours = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  const right = (ours >> READ_SEARCH_BIT) & 1n ? 'dac_read_search' : 'dac_override';
  return [`--inh-caps=-all,+${right}`, `--ambient-caps=-all,+${right}`, '--securebits=+no_setuid_fixup'];
}
