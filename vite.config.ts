import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsWithoutSchemas } from './scripts/calls-without-schemas.ts';
import { landingSources } from './scripts/landing-sources.ts';

const landing = landingSources();

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
      // Few files: what the landing page shares with others comes as two, the rest with its page. The server fetches nothing, and
      // there two chunks that need each other would run before what they need.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                { name: 'shop', test: (id: string) => landing.has(id.split('?')[0] ?? ''), minShareCount: 5 },
              ],
            },
          },
    },
  },
}));
