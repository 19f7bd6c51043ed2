import { defineConfig } from '@playwright/test';
import { findShell } from './tests/support/chromium.ts';
import { journeyEnv } from './tests/support/process/demo-shop.ts';

const PORT = process.env.JOURNEYS_PORT ?? '4173';
const baseURL = `http://localhost:${PORT}`;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalTeardown: './tests/support/back-office/print-jobs.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Generous, because a busy machine is no fault of the shop; a journey that passes the second time is named as flaky.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 1,
  use: {
    baseURL,
    // One page for all journeys of a worker, emptied in between, in one process that has compiled the shop's scripts already.
    reuseContext: true,
    locale: 'ar-EG',
    timezoneId: 'Africa/Cairo',
    // Journeys about the service worker allow it; all others answer calls themselves, which a worker would hide from them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording a journey takes as long as running it, so only a retry is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findShell() ?? undefined,
      args: ['--renderer-process-limit=1', ...(isRoot ? ['--no-sandbox'] : [])],
      // Without a language of its own Chromium saves a file of an Arabic name as "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /on a phone/, use: { viewport: { width: 1440, height: 900 } } },
    // Journeys by keyboard alone need a wide screen and run in the other project, and so do those that test both
    // widths one after the other, because they change the state of the whole shop.
    {
      name: 'mobile',
      grepInvert: /by keyboard alone|at both widths|on a wide screen/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node tests/support/journeys/server.ts',
    env: {
      ...journeyEnv(PORT),
      DATA_DIR: '.cache/journeys',
      // A journey plays the push service.
      PUSH_SERVICE_URL: `http://127.0.0.1:${Number(PORT) + 5}`,
    },
    url: `${baseURL}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
