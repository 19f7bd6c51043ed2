import { defineConfig } from 'vite';

/** Every part of the kit on one page, for the eye and for axe. Never shipped: `npx vite tests/kit-gallery`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../public',
  cacheDir: '../../node_modules/.vite-kit-gallery',
  server: { host: '127.0.0.1', port: 4620, strictPort: true, fs: { allow: ['../..'] } },
  build: { outDir: '../../.cache/kit-gallery', emptyOutDir: true, assetsInlineLimit: 0 },
});
