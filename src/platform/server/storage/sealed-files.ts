import type { Ctx } from '../context.ts';

/** Stored files that are sealed, each for its own key: nobody reads them from the disk or from a copy of it. */
export function sealedFiles({ storage, secrets }: Pick<Ctx, 'storage' | 'secrets'>) {
  return {
    put: (key: string, bytes: Uint8Array): Promise<void> => storage.put(key, secrets.seal(bytes, key)),
    get: async (key: string): Promise<Buffer | null> => {
      const sealed = await storage.get(key);
      return sealed && secrets.openBytes(sealed, key);
    },
  };
}
