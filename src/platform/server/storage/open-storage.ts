import type { Config } from '../config/config.ts';
import { s3Storage } from './s3-storage.ts';
import { diskStorage, type Storage } from './storage.ts';

/** Where the shop's pictures and papers are: the store of STORAGE_URL, or a folder of this machine. */
export function openStorage({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Storage {
  return storageUrl === null ? diskStorage(`${dataDir}/files`) : s3Storage(storageUrl);
}
