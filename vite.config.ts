import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsWithoutSchemas } from './scripts/calls-without-schemas.ts';

/** What most pages of the shop share. What only forms and accounts need comes with those. */
const SHOP =
  /[\\/]src[\\/](?!web[\\/]account|kit[\\/](form|navigation)|modules[\\/](accounts[\\/](?!contract)|cart[\\/]text)|platform[\\/](arabic|dates|phone|email))/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), callsWithoutSchemas()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // The router's warnings speak to its developers; without them the shop ships less.
      treeshake: {
        manualPureFunctions: ['warning', 'warnOnce'],
        // Our own modules do nothing by being imported; styles do.
        moduleSideEffects: [{ test: /[\\/]src[\\/](?!web[\\/](boot|entry)\b).*\.tsx?$/, sideEffects: false }],
      },
      // Few files: what nearly every page needs comes as two, the rest with its page. The server fetches nothing, and
      // there two chunks that need each other would run before what they need.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                { name: 'shop', test: SHOP, minShareCount: 5 },
              ],
            },
          },
    },
  },
}));
