import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { copyStorage } from '#platform/server/storage/copy-storage.ts';
import { s3Storage } from '#platform/server/storage/s3-storage.ts';
import { diskStorage, type Storage } from '#platform/server/storage/storage.ts';
import { s3Server } from '../../support/process/s3-server.ts';

async function onDisk(): Promise<Storage> {
  return diskStorage(await folder());
}

async function folder(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'wekala-storage-'));
  onTestFinished(() => rm(place, { recursive: true }));
  return place;
}

describe.each([
  ['on the disk', onDisk],
  ['in an S3 store', async () => s3Storage((await s3Server()).url)],
])('%s', (_, open) => {
  test('a file comes back as it was, and one that is not there is not', async () => {
    const storage = await open();
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    expect(await storage.get('pictures/ab/480.webp')).toBeNull();
    expect(await storage.has('pictures/ab/480.webp')).toBe(false);
    await storage.put('pictures/ab/480.webp', bytes);
    await storage.put('pictures/ab/480.webp', bytes);
    expect(await storage.get('pictures/ab/480.webp')).toEqual(bytes);
    expect(await storage.has('pictures/ab/480.webp')).toBe(true);
  });

  test('a removed folder takes its files along, and no neighbour', async () => {
    const storage = await open();
    for (const key of ['pictures/ab/1', 'pictures/ab/2', 'pictures/abc/1', 'papers/x'])
      await storage.put(key, Buffer.from(key));
    await storage.remove('pictures/ab');
    await storage.remove('papers/x');
    await storage.remove('papers/x');
    const left = await Promise.all(
      ['pictures/ab/1', 'pictures/ab/2', 'pictures/abc/1', 'papers/x'].map(key => storage.has(key)),
    );
    expect(left).toEqual([false, false, true, false]);
  });
});

test('the store lets nobody in without the secret, and a wrong secret is an error and not a missing file', async () => {
  const { url, wrongUrl, open } = await s3Server();
  await s3Storage(url).put('papers/x', Buffer.from('private'));
  expect((await fetch(`${open}/papers/x`)).status).toBe(403);
  await expect(s3Storage(wrongUrl).get('papers/x')).rejects.toThrow();
  await expect(s3Storage(wrongUrl).put('papers/y', Buffer.from('x'))).rejects.toThrow();
});

test('the files of a disk move into a store, each once and as it was', async () => {
  const place = await folder();
  const { url, objects } = await s3Server();
  const [disk, store] = [diskStorage(place), s3Storage(url)];
  await disk.put('pictures/ab/1', Buffer.from('one'));
  await disk.put('papers/x', Buffer.from('two'));
  expect(await copyStorage(disk, store)).toEqual({ copied: 2, were: 0 });
  expect(await copyStorage(disk, store)).toEqual({ copied: 0, were: 2 });
  expect(objects.get('papers/x')?.toString()).toBe('two');
  expect(await disk.has('papers/x')).toBe(true);
});
