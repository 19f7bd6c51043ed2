import { chmod, copyFile, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/server/config/config.ts';
import { ConfigError } from '#platform/server/config/environment.ts';
import { copyStorage } from '#platform/server/storage/copy-storage.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import { diskStorage } from '#platform/server/storage/storage.ts';
import { findDamage, writeChecksums } from './checksums.ts';
import { type CopiedDatabase, type CopiedTable, copyIn, copyOut } from './copy-database.ts';

/** What is in a backup, in its `backup.json`. */
export interface Backup extends CopiedDatabase {
  format: 1;
  madeAt: string;
  files: number;
  /** Whether the key that opens sealed values is in it; otherwise it is SECRET_KEY, which is kept elsewhere. */
  hasKey: boolean;
}

const FORMAT = 1;
const KEY = 'secret.key';
const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The parts of a shop that a backup holds. */
export interface Place extends Pick<Config, 'dataDir' | 'storageUrl' | 'secretKey'> {
  databaseUrl: string;
}

/**
 * Writes a backup of a shop, which may be running, into a new folder below `parent`, and returns that folder. The
 * database comes first, so that no file is missing that a row of it names. An unfinished backup has another name.
 */
export async function makeBackup(place: Place, parent: string, now: Date) {
  const { databaseUrl, dataDir, secretKey } = place;
  const folder = path.join(
    path.resolve(parent),
    `wekala-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`,
  );
  const draft = `${folder}.unfinished`;
  const copied = await copyOut(databaseUrl, path.join(draft, 'database'));
  const { copied: files } = await copyStorage(openStorage(place), diskStorage(path.join(draft, 'files')));
  const key = path.join(dataDir, KEY);
  const hasKey = secretKey === null && (await exists(key));
  if (hasKey) {
    await copyFile(key, path.join(draft, KEY));
    await chmod(path.join(draft, KEY), 0o600);
  }
  const backup: Backup = { format: FORMAT, madeAt: now.toISOString(), files, hasKey, ...copied };
  await writeFile(path.join(draft, 'backup.json'), `${JSON.stringify(backup, null, 2)}\n`, { mode: 0o600 });
  await writeChecksums(draft);
  await rename(draft, folder);
  return { folder, backup };
}

/** Refuses, with one sentence, a folder that holds no backup or one that was damaged. */
export async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(path.join(folder, 'backup.json'), 'utf8').catch(() => null);
  if (text === null)
    throw new ConfigError(`There is no backup in ${folder}: name the folder that holds backup.json.`);
  const backup = JSON.parse(text) as Backup;
  if (backup.format !== FORMAT)
    throw new ConfigError(`The backup in ${folder} is of a newer version: restore it with that.`);
  const damaged = await findDamage(folder);
  if (damaged.length > 0)
    throw new ConfigError(
      `The backup in ${folder} is damaged (${damaged.slice(0, 3).join(', ')}): take another one.`,
    );
  return backup;
}

/** Refuses a place that has files or a key already: a backup is restored into an empty one. */
export async function refuseUsed(place: Pick<Config, 'dataDir' | 'storageUrl'>): Promise<void> {
  for (const name of ['files', KEY])
    if (await exists(path.join(place.dataDir, name)))
      throw new ConfigError(
        `${place.dataDir} holds a shop already: set DATA_DIR to a new folder, or move the old one away.`,
      );
  for await (const _ of openStorage(place).keys())
    throw new ConfigError('The store of STORAGE_URL holds files already: set it to an empty bucket.');
}

/** Fills an empty place from a backup, and returns the tables that have other numbers of rows than the backup says. */
export async function restoreBackup(folder: string, backup: Backup, place: Place): Promise<CopiedTable[]> {
  await refuseUsed(place);
  const filled = await copyIn(place.databaseUrl, path.join(folder, 'database'), backup);
  await copyStorage(diskStorage(path.join(folder, 'files')), openStorage(place));
  if (backup.hasKey) {
    await copyFile(path.join(folder, KEY), path.join(place.dataDir, KEY));
    await chmod(path.join(place.dataDir, KEY), 0o600);
  }
  return filled.filter(({ rows }, at) => rows !== backup.tables[at]?.rows);
}
