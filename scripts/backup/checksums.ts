import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** As `sha256sum` writes and reads it, so that a backup can be checked without this program. */
const LIST = 'SHA256SUMS';

/** Every file below the folder, by its path from there. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Writes the list of all files below the folder. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await filesBelow(folder))
    lines.push(`${await checksum(path.join(folder, file))}  ${file}\n`);
  await writeFile(path.join(folder, LIST), lines.join(''), { mode: 0o600 });
}

/** The files of the list that are not there or not as they were. */
export async function findDamage(folder: string): Promise<string[]> {
  const lines = (await readFile(path.join(folder, LIST), 'utf8')).split('\n').filter(Boolean);
  const damaged: string[] = [];
  for (const line of lines) {
    const [sum, file] = [line.slice(0, 64), line.slice(66)];
    const found = await checksum(path.join(folder, file)).catch(() => null);
    if (found !== sum) damaged.push(file);
  }
  return damaged;
}
