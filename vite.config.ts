import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callsWithoutSchemas } from './scripts/calls-without-schemas.ts';
import { codeGroups } from './scripts/code-groups.ts';

/** By a page's file the server finds its scripts in the build's list; a browser needs no such names. */
const routesWithoutFiles: Plugin = {
  name: 'routes-without-files',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  transform: (code, id) =>
    id.endsWith('/src/web/routes.tsx')
      ? { code: code.replace(/(\bpage\(\s*'[^']*',\s*|\bfile: )'[^']*'/g, "$1''"), map: null }
      : null,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [routesWithoutFiles, react(), callsWithoutSchemas()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // Every page carries this list of what later pages need: their styles, which nothing else brings, and not the scripts
    // that those name themselves. The server names all scripts of the first page.
    modulePreload: {
      resolveDependencies: (own, files) => files.filter(file => file === own || file.endsWith('.css')),
    },
    rolldownOptions: {
      // How long our plugins take is nobody's concern who starts a shop.
      checks: { pluginTimings: false },
      // The router's warnings speak to its developers; without them the shop ships less.
      treeshake: {
        // A browser needs no schema, no call that nothing else in its code names (calls-without-schemas.ts) and no refusal that only
        // the server makes.
        manualPureFunctions: ['warning', 'warnOnce', 'z', 'defineCall', 'refuser'],
        // A schema that spreads others in is one that nobody names too: none of our properties does anything by being read.
        propertyReadSideEffects: false,
        // Our own modules do nothing by being imported; styles do.
        moduleSideEffects: [{ test: /[\\/]src[\\/](?!web[\\/](boot|entry)\b).*\.tsx?$/, sideEffects: false }],
      },
      // The server fetches nothing, and there two chunks that need each other would run before what they need.
      output: isSsrBuild
        ? {}
        : {
            // Their names are most of what the list of pages weighs.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // The server's build names fonts and pictures too, and must come to the same names.
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[name]-[hash:4][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: codeGroups(),
            },
          },
    },
  },
}));
