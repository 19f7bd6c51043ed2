import { loadConfig } from '#platform/server/config/config.ts';
import { ConfigError } from '#platform/server/config/environment.ts';
import { sayError } from '#platform/server/say-error.ts';
import { copyStorage } from '#platform/server/storage/copy-storage.ts';
import { s3Storage } from '#platform/server/storage/s3-storage.ts';
import { diskStorage } from '#platform/server/storage/storage.ts';

/** `npm run files:move`: copies pictures and papers from DATA_DIR into the store of STORAGE_URL. */
try {
  const { dataDir, storageUrl } = loadConfig();
  if (storageUrl === null)
    throw new ConfigError('STORAGE_URL must be set: it says where the files shall go.');
  const { copied, were } = await copyStorage(diskStorage(`${dataDir}/files`), s3Storage(storageUrl));
  console.log(`${copied} files were copied, ${were} were there already. Nothing was deleted.`);
} catch (error) {
  console.error(sayError(error));
  process.exitCode = 1;
}
