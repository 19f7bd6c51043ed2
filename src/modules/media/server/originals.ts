import type { Storage } from '#platform/server/storage/storage.ts';
import { pictureType } from '../file-type.ts';

/**
 * Who may see a picture: everybody at `/media/<hash>`, or whoever was given a signed address of `/private-media/<hash>`.
 * The same picture may be ref for both, apart from each other.
 */
export const AUDIENCES = ['public', 'private'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface PictureRef {
  audience: Audience;
  hash: string;
}

const FOLDERS: Readonly<Record<Audience, string>> = { public: 'pictures', private: 'private' };
const PATHS: Readonly<Record<Audience, string>> = { public: '/media', private: '/private-media' };

/** As tables keep it. */
export const identifierOf = ({ audience, hash }: PictureRef): string => `${PATHS[audience]}/${hash}`;

/** The picture of an identifier; null if it is no picture of ours. */
export function parseIdentifier(identifier: string): PictureRef | null {
  const [, path, hash] = /^(\/media|\/private-media)\/([0-9a-f]{16,64})$/.exec(identifier) ?? [];
  if (hash === undefined) return null;
  return { audience: path === PATHS.private ? 'private' : 'public', hash };
}

/** The folder of a picture and its sizes. */
export const folderOf = ({ audience, hash }: PictureRef): string => `${FOLDERS[audience]}/${hash}`;

/** A stored picture as it was accepted, from which its sizes are made. */
const originalKey = (ref: PictureRef) => `${folderOf(ref)}/original`;

export function originalOf(storage: Storage, ref: PictureRef): Promise<Buffer | null> {
  return storage.get(originalKey(ref));
}

/** Whether this picture was uploaded here, because staff never see other addresses. */
export function isUploadedPicture(storage: Storage, ref: PictureRef): Promise<boolean> {
  return storage.has(originalKey(ref));
}

export function storeOriginal(storage: Storage, ref: PictureRef, bytes: Uint8Array): Promise<void> {
  return storage.put(originalKey(ref), bytes);
}

/** With all its sizes. */
export function removePicture(storage: Storage, ref: PictureRef): Promise<void> {
  return storage.remove(folderOf(ref));
}

export function mediaType(bytes: Uint8Array): string {
  return `image/${pictureType(bytes) ?? 'jpeg'}`;
}
