import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * A browser needs of a call its method and path; the schemas are the server's. In the browser's build the schema
 * library is an empty stand-in, which saves 8 KB of brotli on each first visit (decision 0007).
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    enforce: 'pre',
    resolveId(id) {
      if (id !== 'zod/mini' || this.environment.name !== 'client') return null;
      return fileURLToPath(new URL('../src/web/no-schemas.ts', import.meta.url));
    },
  };
}
