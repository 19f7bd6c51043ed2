import type { Storage } from '#platform/server/storage/storage.ts';
import { pictureType } from '../file-type.ts';

/** A stored picture as it was accepted, from which its sizes are made. */
const originalKey = (hash: string) => `pictures/${hash}/original`;

export function originalOf(storage: Storage, hash: string): Promise<Buffer | null> {
  return storage.get(originalKey(hash));
}

/** Whether this names a picture that was uploaded here, because staff never see other addresses. */
export async function isUploadedPicture(storage: Storage, identifier = ''): Promise<boolean> {
  const [, hash] = /^\/media\/([0-9a-f]{16,64})$/.exec(identifier) ?? [];
  return hash !== undefined && (await storage.has(originalKey(hash)));
}

export function storeOriginal(storage: Storage, hash: string, bytes: Uint8Array): Promise<void> {
  return storage.put(originalKey(hash), bytes);
}

/** With all its sizes. */
export function removePicture(storage: Storage, hash: string): Promise<void> {
  return storage.remove(`pictures/${hash}`);
}

export function mediaType(bytes: Uint8Array): string {
  return `image/${pictureType(bytes) ?? 'jpeg'}`;
}
