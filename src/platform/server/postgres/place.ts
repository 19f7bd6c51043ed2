import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PostgresAccount, postgresAccount } from './account.ts';
import { type PostgresBinaries, postgresBinaries } from './binaries.ts';
import { PostgresError, readComplaint, sizeOfLog } from './complaint.ts';

const VERSION = 18;

/** All parts of one embedded PostgreSQL. */
export type PostgresPlace = {
  dataDir: string;
  cluster: string;
  logFile: string;
  passwordFile: string;
  password: string;
  account: PostgresAccount;
  binaries: PostgresBinaries;
};

/** A folder for each major version: a newer one cannot read an older one's files. */
export function clusterIn(dataDir: string): string {
  return path.join(dataDir, `postgres-${VERSION}`);
}

export async function findPlace(dataDir: string): Promise<PostgresPlace> {
  const binaries = await postgresBinaries();
  const account = await postgresAccount(clusterIn(dataDir), binaries.postgres);
  const passwordFile = passwordFileIn(dataDir);
  const password = (await storedPassword(dataDir)) ?? (await newPassword(passwordFile, account));
  const logFile = path.join(dataDir, 'logs', 'postgres.log');
  return { dataDir, cluster: clusterIn(dataDir), logFile, passwordFile, password, account, binaries };
}

export async function storedPassword(dataDir: string): Promise<string | null> {
  const text = await readFile(passwordFileIn(dataDir), 'utf8').catch(error => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || null;
}

function passwordFileIn(dataDir: string): string {
  return path.join(dataDir, 'postgres-password');
}

/** The account must be able to read it too: initdb sets the password from this file. */
async function newPassword(file: string, account: PostgresAccount): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  await account.own(file);
  return password;
}

/** A running command of PostgreSQL. `ended` throws a PostgresError with its last complaint unless it ends well. */
export type PostgresRun = { child: ChildProcess; ended: Promise<void> };

export function launch(place: PostgresPlace, binary: string, args: readonly string[]): PostgresRun {
  const logStart = sizeOfLog(place.logFile);
  const log = openSync(place.logFile, 'a');
  const [file, allArgs] = place.account.command(binary, args);
  // A session of its own, so that Ctrl C in the terminal reaches only the shop, which then stops PostgreSQL last.
  const child = spawn(file, allArgs, { detached: true, stdio: ['ignore', log, log], cwd: '/' });
  closeSync(log);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new PostgresError(`"${file}" is needed to run PostgreSQL as root: install it.`)),
    );
    child.once('exit', code => (code === 0 ? resolve() : reject(readComplaint(place.logFile, logStart))));
  });
  return { child, ended };
}
