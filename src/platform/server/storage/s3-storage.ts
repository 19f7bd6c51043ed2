import { S3mini } from 's3mini';
import { SECOND } from '../../clock.ts';
import type { Storage } from './storage.ts';

const TIMEOUT = 8 * SECOND;
const REGION = 'auto';

/**
 * Stores files in a bucket of an S3-compatible store, at `https://key:password@host/bucket?region=…`. Every request is
 * signed for itself, and the bucket stays closed to everybody else: people get private papers through the shop, after it
 * has checked who they are, and no address of the store ever leaves it.
 */
export function s3Storage(url: string): Storage {
  const { username, password, origin, pathname, searchParams } = new URL(url);
  const store = new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: origin + pathname.replace(/\/+$/, ''),
    region: searchParams.get('region') ?? REGION,
    requestAbortTimeout: TIMEOUT,
  });
  return {
    async put(key, bytes) {
      await store.putObject(key, Buffer.from(bytes));
    },
    async get(key) {
      const found = await store.getObjectArrayBuffer(key);
      return found && Buffer.from(found);
    },
    has: async key => (await store.objectExists(key)) === true,
    async remove(key) {
      const found = (await store.listObjects('/', key)) ?? [];
      const keys = found.map(object => object.Key).filter(each => each === key || each.startsWith(`${key}/`));
      if (keys.length > 0) await store.deleteObjects(keys);
    },
    async *keys() {
      let next: string | undefined;
      do {
        const { objects, nextContinuationToken } = (await store.listObjectsPaged('/', '', 1_000, next)) ?? {};
        yield* (objects ?? []).map(object => object.Key);
        next = nextContinuationToken;
      } while (next);
    },
  };
}
