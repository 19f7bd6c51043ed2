import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const POLL_MS = 20;
const PATIENCE_MS = 15_000;

/** What PostgreSQL says about itself in `postmaster.pid`; `null` if it does not run or has not written it yet. */
export type PostmasterFile = { pid: number; port: number; ready: boolean };

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const lines = (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : null;
}

/** Waits until the process accepts connections or has ended; recovery after a crash may take a while. */
export async function waitUntilReady(cluster: string, pid: number | undefined): Promise<void> {
  do {
    await pause(POLL_MS);
    const found = await readPostmasterFile(cluster);
    if (found?.pid === pid && found?.ready) return;
  } while (isAlive(pid));
}

/**
 * Prepares a new start. Stops a PostgreSQL that a killed program left behind, and disarms a pid file whose number now
 * belongs to another process (after a restart of the machine). Returns whether it stopped one.
 */
export async function stopLeftover(cluster: string): Promise<boolean> {
  const found = await readPostmasterFile(cluster);
  if (!found || !isAlive(found.pid)) return false;
  if (await isPostmaster(found.pid, cluster)) {
    await stopPostmaster(found.pid, cluster);
    return true;
  }
  // With its parent's number in it the file counts as stale, and PostgreSQL still checks that no orphaned backend uses
  // the shared memory that the file names. Deleting the file would lose that check.
  const text = await readFile(pidFile(cluster), 'utf8');
  await writeFile(pidFile(cluster), text.replace(/^\d+/, String(process.pid)));
  return false;
}

/** Ends open transactions and stops in good order. After 15 s it is killed, and its log recovers it. */
export async function stopPostmaster(pid: number | undefined, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!pid || !send(pid, signal)) return;
    for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
      if (!(await isPostmaster(pid, cluster))) return;
      await pause(POLL_MS);
    }
  }
}

function pidFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** False if the process has already ended. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** A process number alone proves nothing: it may belong to another program by now, or to a zombie. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const command = await commandLine(pid);
  return command.includes('postgres') && command.includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const found = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null);
  return found?.stdout ?? '';
}
