import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/**
 * Files that change modules, clocks or the driver of the database for themselves; all others of a worker share what one of
 * them has loaded. A watch on statements that one file left behind broke the copies of the next, a backup.
 */
const CHANGES = /vi\.(?:mock|stubGlobal|useFakeTimers)\(|\brecordStatements\(|\/strike\.ts'/;
const alone = (files: string) => globSync(files).filter(file => CHANGES.test(readFileSync(file, 'utf8')));
const ALONE = alone('tests/{contract,storms}/**/*.test.ts');
const UNIT_ALONE = alone('tests/{architecture,safety,unit}/**/*.test.{ts,tsx}');

const UNIT = {
  setupFiles: 'tests/support/seed.ts',
  include: ['tests/{architecture,safety,unit}/**/*.test.{ts,tsx}'],
  testTimeout: 20_000,
};

const CONTRACT = {
  setupFiles: 'tests/support/seed.ts',
  // These wait for real processes and clocks: a machine that was busy for a moment gets a second try.
  retry: 1,
  include: ['tests/{contract,storms}/**/*.test.ts'],
  globalSetup: 'tests/support/postgres.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Two cores also run PostgreSQL; more files at once only make each slower.
  maxWorkers: 2,
  // Whoever runs files of several projects at once, as the seeded faults do, has those of one number of workers together.
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    projects: [
      // The rules read the whole tree: once for each worker, not once for each file.
      { test: { ...UNIT, name: 'unit', exclude: UNIT_ALONE, isolate: false } },
      { test: { ...UNIT, name: 'unit-alone', include: UNIT_ALONE } },
      { test: { ...CONTRACT, name: 'contract', exclude: ALONE, isolate: false } },
      { test: { ...CONTRACT, name: 'contract-alone', include: ALONE } },
      {
        test: {
          // Pages as the server renders them, without a browser; needs the build.
          name: 'pages',
          // None of them changes a module, a clock or the environment, and to read the build anew for each file was half of their time.
          isolate: false,
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: 'tests/support/postgres.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
