import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsWithoutSchemas } from './scripts/calls-without-schemas.ts';

export default defineConfig({
  plugins: [react(), callsWithoutSchemas()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // The router's warnings speak to its developers; without them the shop ships less.
      treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
    },
  },
});
